import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditEntry } from '#generated/zod/auditEntry.zod.ts';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { Community } from '#generated/zod/community.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { paths } from '#src/paths/paths.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { Link } from '#src/shared/ui/Link.tsx';
import styles from './AuditLog.module.css';
import { LogChanges } from './LogChanges.tsx';
import { ACT_SENTENCES, IS_ABOUT_RULE } from './log-sentences/act-sentence.ts';
import { ThingAddressProvider } from './log-sentences/sentence.tsx';
import { LOG_TYPE_WORDS } from './log-words.ts';

type LogEntryProps = {
  community: Community;
  entry: AuditEntry;
  /** True when the reader sees names and is led to what was decided. */
  isForModerators: boolean;
};

/** A blog in a sentence; moderators are led to what is known of them in the community. */
function Name({
  community,
  blog: { name },
  isForModerators,
}: Pick<LogEntryProps, 'community' | 'isForModerators'> & { blog: BlogRef }) {
  return isForModerators ? (
    <Link href={paths.moderatedMember(community.name, name)} translate="no">
      {name}
    </Link>
  ) : (
    <b translate="no">{name}</b>
  );
}

/** The one who acted, where the log names nobody or nobody did it in person. */
function Somebody({ actorKind }: Pick<AuditEntry, 'actorKind'>) {
  const { t } = useLingui();
  const others = actorKind === 'automatic_rule' ? t`An automatic rule` : t`The site`;
  return <b>{actorKind === 'member' ? t`A moderator` : others}</b>;
}

/** An act as one sentence, with the rule that it names by its number in the community. */
function ActSentence({ community, entry, isForModerators }: LogEntryProps) {
  const { i18n } = useLingui();
  const { action, type, actor, actorKind, target, rule, changes = [] } = entry;
  const of = { community, isForModerators };
  const who = actor ? <Name {...of} blog={actor} /> : <Somebody actorKind={actorKind} />;
  const sentence = ACT_SENTENCES[action]?.({
    who,
    target: target && <Name {...of} blog={target} />,
    isOwn: actor !== undefined && actor.uuid === target?.uuid,
    isComment: entry.commentId !== undefined,
    after: (field) => changes.find((change) => change.field === field)?.after,
  });
  const kind = i18n._(LOG_TYPE_WORDS[type]);
  if (!sentence)
    return (
      <Trans>
        {who}: {kind}
      </Trans>
    );
  if (!rule) return sentence;
  const text = <span dir="auto">{rule.text}</span>;
  const number = community.rules.findIndex(({ id }) => id === rule.id) + 1;
  return number === 0 || IS_ABOUT_RULE.test(action) ? (
    <Trans>
      {sentence}: {text}
    </Trans>
  ) : (
    <Trans>
      {sentence}: rule {number}, {text}
    </Trans>
  );
}

/** Returns the address of what an act was about: only what was reported or decided has a page for moderators. */
function addressOf({ community, entry: { postId, commentId, decisionId, action } }: LogEntryProps) {
  if (!postId) return undefined;
  if (decisionId || action.startsWith('automod_'))
    return paths.moderatedThing(community.name, postId, commentId);
  return commentId
    ? paths.communityComment(community.name, postId, commentId)
    : paths.communityPost(community.name, postId);
}

/** Renders an act of the log: who did what to whom and under which rule, what it changed, and when. */
export function LogEntry(props: LogEntryProps) {
  const { entry, community, isForModerators } = props;
  const { t } = useLingui();
  const locale = useDateLocale();
  const { action, actor, note, decisionId, undoneById, timestamp } = entry;
  const time = dateFormat(locale, { timeStyle: 'short' }).format(timestamp * 1000);
  return (
    <li
      data-back={action.endsWith('_restored') || action === 'decision_undone' || undefined}
      data-face={actor ? true : undefined}
    >
      {actor ? <BlogAvatar blog={actor} size={32} /> : null}
      <p className={styles.act}>
        <ThingAddressProvider value={isForModerators ? addressOf(props) : undefined}>
          <ActSentence {...props} />
        </ThingAddressProvider>
      </p>
      {IS_ABOUT_RULE.test(action) && action !== 'rule_changed' ? null : (
        <LogChanges changes={entry.changes} />
      )}
      <small>
        <span suppressHydrationWarning>{time}</span>
        {undoneById ? <span>{t`undone later`}</span> : null}
        {decisionId && isForModerators ? (
          <Link href={paths.moderationDecision(community.name, decisionId)}>{t`Read it`}</Link>
        ) : null}
      </small>
      {note ? <q dir="auto">{note}</q> : null}
    </li>
  );
}
