import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Notification } from '#generated/zod/notification.zod.ts';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import type { ActivityGrouping } from '#src/paths/activity-paths.ts';
import { paths } from '#src/paths/paths.ts';
import { listFormat } from '#src/shared/lib/language/formatters.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import styles from './NotificationRow.module.css';

type Row = { row: Notification };
/** A row and what rows are grouped by. */
type Grouped = Row & { by: ActivityGrouping };

const ICONS: Readonly<Record<string, [icon: IconName, look: string | undefined]>> = {
  like: ['heart-filled', styles.like],
  reblog_naked: ['reblog', styles.reblog],
  reblog_with_content: ['reblog', styles.reblog],
  follow: ['user', undefined],
  reply: ['reply', undefined],
  ask: ['ask', undefined],
  answered_ask: ['ask', undefined],
  new_post: ['pencil', undefined],
  conversational_note: ['reply', undefined],
  publish_failed: ['alert', styles.fault],
  post_flagged: ['flag', styles.fault],
  post_appeal_accepted: ['check', undefined],
  post_appeal_rejected: ['flag', styles.fault],
  group_blog_invitation: ['users', undefined],
  new_group_blog_member: ['users', undefined],
};

/** Names the actors: one or two by name, more by the latest one and the number of others. */
function ActorNames({ row: { actors, actorCount } }: Row) {
  const [last, second] = actors;
  if (!last) return <Trans>Somebody</Trans>;
  const name = <BlogName name={last.name} className={styles.name} />;
  if (actorCount === 1) return name;
  if (actorCount === 2 && second) {
    const other = <BlogName name={second.name} className={styles.name} />;
    return (
      <Trans>
        {name} and {other}
      </Trans>
    );
  }
  return (
    <Trans>
      {name} and <Plural value={actorCount - 1} one="# other" other="# others" />
    </Trans>
  );
}

/** Renders the sentence for a notification; the server's own text for an unknown kind. */
function ActionSentence({ row, by }: Grouped): ReactNode {
  const who = <ActorNames row={row} />;
  const times = by === 'blog' ? row.count : 1;
  switch (row.type) {
    case 'like':
      if (times > 1) {
        return (
          <Trans>
            {who} liked <Plural value={times} one="# of your posts" other="# of your posts" />
          </Trans>
        );
      }
      return <Trans>{who} liked your post</Trans>;
    case 'reblog_naked':
    case 'reblog_with_content':
      if (times > 1) {
        return (
          <Trans>
            {who} reblogged you <Plural value={times} one="# time" other="# times" />
          </Trans>
        );
      }
      return <Trans>{who} reblogged your post</Trans>;
    case 'follow':
      return <Trans>{who} followed you</Trans>;
    case 'reply':
      return <Trans>{who} replied to your post</Trans>;
    case 'mention_in_post':
    case 'mention_in_reply':
      return <Trans>{who} mentioned you</Trans>;
    case 'ask':
      return <Trans>{who} asked you something</Trans>;
    case 'answered_ask':
      return <Trans>{who} answered your ask</Trans>;
    case 'new_post':
      return <Trans>{who} posted something new</Trans>;
    case 'conversational_note':
      return <Trans>{who} replied to a post you follow</Trans>;
    case 'group_blog_invitation':
      return <Trans>You are invited to write for {who}</Trans>;
    case 'new_group_blog_member':
      return <Trans>{who} joined this blog as a writer</Trans>;
    case 'publish_failed':
      return <Trans>A post of yours was not published. It is in your drafts</Trans>;
    case 'post_flagged':
      return row.appeal?.labels ? (
        <Trans>We labelled one of your posts as mature</Trans>
      ) : (
        <Trans>We took down one of your posts</Trans>
      );
    case 'post_appeal_accepted':
      return <Trans>We reviewed your appeal: you were right, and your post is shown as before</Trans>;
    case 'post_appeal_rejected':
      return <Trans>We reviewed your appeal: the decision about your post did not change</Trans>;
    default:
      return row.title;
  }
}

/** Notifications about moderation decisions link to the review of the blog's posts. */
const isReview = (type: string): boolean => type === 'post_flagged' || type.startsWith('post_appeal');

/**
 * Returns the path a row links to: for a reply its place among the notes, for asks the inbox, for failed publishing the
 * drafts.
 */
function targetPathOf({ type, post, targetPost, publishFault, replyId }: Notification): string | undefined {
  const shown = post ?? targetPost;
  if (type === 'publish_failed' && shown && publishFault) return paths.drafts(shown.blogName);
  if (shown && isReview(type)) return paths.review(shown.blogName);
  if (shown && replyId) return paths.reply(shown.blogName, shown.id, replyId);
  return type === 'ask' || !shown ? undefined : paths.post(shown.blogName, shown.id);
}

/** Renders the action at the end of the row. */
function RowAction({ row: { type, fromTumblelogName: blog } }: Row) {
  if (type !== 'group_blog_invitation' || !blog) return null;
  return (
    <ButtonLink href={paths.joinBlog(blog)} size="small" variant="secondary">
      <Trans>View</Trans>
    </ButtonLink>
  );
}

/** Returns the notice that replaces text matched by the member's filters; undefined when none matches. */
function useFilterNotice({ filteredBy = [] }: Notification): string | undefined {
  const { t, i18n } = useLingui();
  if (filteredBy.length === 0) return undefined;
  const list = listFormat(i18n.locale, { type: 'unit' }).format(
    filteredBy.map(({ kind, value }) => (kind === 'tag' ? `#${value}` : value)),
  );
  return t`Matches your filters: ${list}`;
}

/** Renders a notification, or several similar ones in one row. */
export function NotificationRow({ row, by }: Grouped) {
  const { t } = useLingui();
  const [icon, iconClass] = ICONS[row.type] ?? ['text', undefined];
  const text = row.replyText ?? row.addedText ?? row.askText;
  const about = row.targetPost ?? row.post;
  const targetPath = targetPathOf(row);
  const [thumb] = about?.thumb ?? [];
  // A picture without text has no quote, but the row still links to its post.
  const quote = useFilterNotice(row) || text || about?.summary || (targetPath && t`See the post`);
  return (
    <div className={styles.row}>
      {row.unread ? (
        <span className={styles.knot}>
          <VisuallyHidden>{t`New`}</VisuallyHidden>
        </span>
      ) : null}
      <span className={cx(styles.ring, iconClass)}>
        <Icon name={icon} size={20} />
      </span>
      <div className={styles.text}>
        {row.actors.length > 0 ? (
          <div className={styles.faces}>
            {row.actors.map((blog) => (
              <BlogAvatarLink key={blog.uuid} blog={blog} size={28} />
            ))}
          </div>
        ) : null}
        <div>
          <p className={styles.deed}>
            <ActionSentence row={row} by={by} />
          </p>
          <RelativeTime timestamp={row.timestamp} className={cx(styles.when)} />
        </div>
        {quote ? (
          <p className={cx(styles.quote, text && styles.said)} dir="auto">
            {targetPath ? (
              <AppLink
                to={targetPath}
                layer={row.type === 'publish_failed' || isReview(row.type) ? undefined : 'overlay'}
                className={styles.lead}
              >
                {quote}
              </AppLink>
            ) : (
              quote
            )}
          </p>
        ) : null}
      </div>
      <RowAction row={row} />
      {thumb ? (
        <img className={styles.thumb} src={thumb.url} alt="" width={48} height={48} loading="lazy" />
      ) : null}
    </div>
  );
}
