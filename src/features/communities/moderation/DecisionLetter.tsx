import { Trans, useLingui } from '@lingui/react/macro';
import type { ModerationDecision } from '#generated/zod/moderationDecision.zod.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import styles from './DecisionLetter.module.css';
import { REASON_WORDS } from './reason-words.ts';

/** Says what was decided, to whom it is about. */
function DecidedSentence({ decision: { kind, action, endsTs } }: { decision: ModerationDecision }) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const end = endsTs && dateFormat(locale, { dateStyle: 'long' }).format(endsTs * 1000);
  switch (action) {
    case 'approve':
      return kind === 'comment' ? t`Your comment stays up.` : t`Your post stays up.`;
    case 'remove':
      if (kind === 'member') return t`Your membership was ended. You may join again.`;
      return kind === 'comment' ? t`We took your comment down.` : t`We took your post down.`;
    case 'send_back':
      return kind === 'comment' ? t`We sent your comment back to you.` : t`We sent your post back to you.`;
    case 'label':
      return t`We labelled your post as mature.`;
    case 'unlabel':
      return t`We took the label off your post.`;
    case 'restore':
      return kind === 'comment' ? t`We put your comment back.` : t`We put your post back.`;
    case 'escalate':
      return t`We passed it on to the staff of Skein.`;
    case 'mute':
      return end ? t`You can read, but not write, until ${end}.` : t`You can read, but not write.`;
    case 'ban':
      return end ? t`You are banned until ${end}.` : t`You are banned.`;
    default:
      return t`The moderators decided about you.`;
  }
}

/** The notice of a decision, word for word as the member reads it: what, which rule, until when to appeal. */
export function DecisionLetter({ decision }: { decision: ModerationDecision }) {
  const { i18n } = useLingui();
  const locale = useDateLocale();
  const { rule, reason, message, appealUntilTs } = decision;
  const until = appealUntilTs && dateFormat(locale, { dateStyle: 'long' }).format(appealUntilTs * 1000);
  return (
    <blockquote className={styles.letter}>
      <p>
        <DecidedSentence decision={decision} />
      </p>
      {rule ? (
        <p dir="auto">
          <Trans>The rule: {rule.text}</Trans>
        </p>
      ) : reason && reason !== 'community_guidelines' ? (
        <p>
          <Trans>The reason: {i18n._(REASON_WORDS[reason])}</Trans>
        </p>
      ) : null}
      {message ? <p dir="auto">{message}</p> : null}
      {until ? (
        <p>
          <Trans>You can appeal until {until}.</Trans>
        </p>
      ) : null}
    </blockquote>
  );
}
