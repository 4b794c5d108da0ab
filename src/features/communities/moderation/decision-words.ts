import { useLingui } from '@lingui/react/macro';
import type { ModerationDecision } from '#generated/zod/moderationDecision.zod.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';

/** Returns a function that says in a few words what was decided, for moderators and for whom it is about. */
export function useDecisionWords(): (decision: ModerationDecision) => string {
  const { t } = useLingui();
  const locale = useDateLocale();
  return ({ kind, action, endsTs }) => {
    const isComment = kind === 'comment';
    const isMember = kind === 'member';
    const end = endsTs && dateFormat(locale, { dateStyle: 'long' }).format(endsTs * 1000);
    switch (action) {
      case 'approve':
        if (isMember) return t`Reports were dismissed`;
        return isComment ? t`A comment stays up` : t`A post stays up`;
      case 'remove':
        if (isMember) return t`Removed from the community`;
        return isComment ? t`A comment was taken down` : t`A post was taken down`;
      case 'send_back':
        return isComment ? t`A comment was sent back` : t`A post was sent back`;
      case 'label':
        return t`A post was labelled`;
      case 'unlabel':
        return t`A label was taken off a post`;
      case 'restore':
        return isComment ? t`A comment was put back` : t`A post was put back`;
      case 'escalate':
        return t`It was passed to the staff of Skein`;
      case 'mute':
        return end ? t`Read only, until ${end}` : t`Read only`;
      case 'unmute':
        return t`May write again`;
      case 'ban':
        return end ? t`Banned until ${end}` : t`Banned`;
      case 'unban':
        return t`The ban was lifted`;
      default:
        return t`Something was decided`;
    }
  };
}
