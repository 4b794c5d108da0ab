import { useLingui } from '@lingui/react/macro';
import type { AuditEntry } from '#generated/zod/auditEntry.zod.ts';
import type { Community } from '#generated/zod/community.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { paths } from '#src/paths/paths.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { Link } from '#src/shared/ui/Link.tsx';
import { ACTION_WORDS, LOG_TYPE_WORDS } from './log-words.ts';

type LogEntryProps = {
  community: Community;
  entry: AuditEntry;
  /** True when the reader sees names and is led to what was decided. */
  isForModerators: boolean;
};

/** Renders an act of the log: what was done, by whom, to whom and under which rule. */
export function LogEntry({ community, entry, isForModerators }: LogEntryProps) {
  const { t, i18n } = useLingui();
  const locale = useDateLocale();
  const {
    action,
    type,
    actor,
    actorKind,
    target,
    rule,
    note,
    decisionId,
    undoneById,
    timestamp,
    postId,
    commentId,
  } = entry;
  const what = i18n._(ACTION_WORDS[action] ?? LOG_TYPE_WORDS[type]);
  const time = dateFormat(locale, { timeStyle: 'short' }).format(timestamp * 1000);
  const who =
    actor?.name ??
    (actorKind === 'member'
      ? t`A moderator`
      : actorKind === 'automatic_rule'
        ? t`An automatic rule`
        : t`The site`);
  return (
    <li
      data-back={action.endsWith('_restored') || action === 'decision_undone' || undefined}
      data-face={actor ? true : undefined}
    >
      {actor ? <BlogAvatar blog={actor} size={32} /> : null}
      <b>{what}</b>
      <small>
        <span>{who}</span>
        {target ? (
          isForModerators ? (
            <Link href={paths.moderatedMember(community.name, target.name)} translate="no">
              {target.name}
            </Link>
          ) : (
            <span translate="no">{target.name}</span>
          )
        ) : null}
        {rule ? <span dir="auto">{rule.text}</span> : null}
        {undoneById ? <span>{t`undone later`}</span> : null}
        <span suppressHydrationWarning>{time}</span>
        {/* Only what was reported or decided has an entry, and with it a page. */}
        {decisionId && postId && isForModerators ? (
          <Link href={paths.moderatedThing(community.name, postId, commentId)}>{t`See it`}</Link>
        ) : null}
        {decisionId && isForModerators ? (
          <Link href={paths.moderationDecision(community.name, decisionId)}>{t`Read it`}</Link>
        ) : null}
      </small>
      {note ? <q dir="auto">{note}</q> : null}
    </li>
  );
}
