import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { notificationViews } from '#generated/notification-views.ts';
import type { Notification } from '#generated/zod/notification.zod.ts';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import type { ActivityGrouping } from '#src/paths/activity-paths.ts';
import { listFormat } from '#src/shared/lib/language/formatters.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { type NotificationView, shownPath } from '../model/notification-view.ts';
import styles from './NotificationRow.module.css';

type Row = { row: Notification };
/** A row and what rows are grouped by. */
type Grouped = Row & { by: ActivityGrouping };

const views: Readonly<Record<string, NotificationView>> = notificationViews;

/** View of kinds that the site does not know yet: the server's own text. */
const UNKNOWN_VIEW: NotificationView = { icon: 'text', Sentence: ({ row }) => row.title };

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
  const { icon, tone, Sentence, pathOf = shownPath, opensPage, Action } = views[row.type] ?? UNKNOWN_VIEW;
  const text = row.replyText ?? row.addedText ?? row.askText ?? row.reportOutcome?.message;
  const about = row.targetPost ?? row.post;
  const targetPath = pathOf(row);
  const [thumb] = about?.thumb ?? [];
  // A picture without text has no quote, but the row still links to its post; other rows lead to a page.
  const lead = about ? t`See the post` : t`Take a look`;
  const quote = useFilterNotice(row) || text || about?.summary || (targetPath && lead);
  return (
    <div className={styles.row}>
      {row.unread ? (
        <span className={styles.knot}>
          <VisuallyHidden>{t`New`}</VisuallyHidden>
        </span>
      ) : null}
      <span className={cx(styles.ring, tone && styles[tone])}>
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
            <Sentence row={row} who={<ActorNames row={row} />} times={by === 'blog' ? row.count : 1} />
          </p>
          <RelativeTime timestamp={row.timestamp} className={cx(styles.when)} />
        </div>
        {quote ? (
          <p className={cx(styles.quote, text && styles.said)} dir="auto">
            {targetPath ? (
              <AppLink to={targetPath} layer={opensPage ? undefined : 'overlay'} className={styles.lead}>
                {quote}
              </AppLink>
            ) : (
              quote
            )}
          </p>
        ) : null}
      </div>
      {Action ? <Action row={row} /> : null}
      {thumb ? (
        <img className={styles.thumb} src={thumb.url} alt="" width={48} height={48} loading="lazy" />
      ) : null}
    </div>
  );
}
