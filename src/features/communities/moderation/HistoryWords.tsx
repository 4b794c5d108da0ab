import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberHistoryEntry } from '#generated/zod/memberHistoryEntry.zod.ts';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { excerptOf } from './excerpt.ts';
import styles from './HistoryWords.module.css';

/** Says what happened; kinds that this version does not know are shown by their date alone. */
function What({ entry: { kind, decision } }: { entry: MemberHistoryEntry }) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const end = decision?.endsTs && dateFormat(locale, { dateStyle: 'medium' }).format(decision.endsTs * 1000);
  switch (kind) {
    case 'joined':
      return t`Joined`;
    case 'invited':
      return t`Invited somebody`;
    case 'posted':
      return t`Posted`;
    case 'commented':
      return t`Commented`;
    case 'pinned':
      return t`A post was pinned`;
    case 'reported_rightly':
      return t`Reported something rightly`;
    case 'reported_wrongly':
      return t`Reported something that stayed up`;
    case 'removed':
      if (decision?.kind === 'member') return t`Removed from the community`;
      return decision?.kind === 'comment' ? t`A comment was taken down` : t`A post was taken down`;
    case 'labelled':
      return t`A post was labelled`;
    case 'restored':
      if (decision?.kind === 'member') return t`Reports about them were dismissed`;
      return t`Something of theirs stayed up or came back`;
    case 'muted':
      return end ? t`Could only read, until ${end}` : t`Could only read`;
    case 'unmuted':
      return t`Could write again`;
    case 'banned':
      return end ? t`Banned until ${end}` : t`Banned`;
    case 'unbanned':
      return t`The ban was lifted`;
    case 'appealed':
      return t`Appealed`;
    case 'role_changed':
      return t`Got another role`;
    case 'noted':
      return t`A note, which only moderators see`;
    case 'left':
      return t`Left`;
    default:
      return null;
  }
}

/** Renders something in the history of a member: what, the words, which rule, by whom, when. */
export function HistoryWords({ entry }: { entry: MemberHistoryEntry }) {
  const { post, comment, note, decision, actor, timestamp, kind } = entry;
  const words =
    note?.text ?? (kind === 'appealed' ? decision?.appeal?.text : undefined) ?? excerptOf(comment ?? post);
  const by = actor?.name;
  return (
    <>
      <b>
        <What entry={entry} />
      </b>
      {words ? (
        <q dir="auto" className={styles.quoted}>
          {words}
        </q>
      ) : null}
      <small>
        {decision?.rule ? (
          <span dir="auto">
            <Trans>The rule: {decision.rule.text}</Trans>
          </span>
        ) : null}
        {by ? (
          <span>
            <Trans>By {by}</Trans>
          </span>
        ) : null}
        <RelativeTime timestamp={timestamp} />
      </small>
    </>
  );
}
