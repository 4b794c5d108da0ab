import { Trans, useLingui } from '@lingui/react/macro';
import { getListNotificationsQueryOptions } from '#generated/hooks/notifications/notifications.ts';
import type { ListNotifications200 } from '#generated/zod/listNotifications200.zod.ts';
import type { Notification } from '#generated/zod/notification.zod.ts';
import type { ColumnListProps } from '#src/entities/columns/column-lists.ts';
import { ReadUpTo } from '#src/entities/columns/ReadUpTo.tsx';
import { useColumnNews } from '#src/entities/columns/use-column-news.ts';
import { useColumnPlace } from '#src/entities/columns/use-column-place.ts';
import { useColumnState } from '#src/entities/columns/use-column-state.ts';
import type { ActivityFilter } from '#src/paths/activity-paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { notificationsQuery } from '../data/notifications.ts';
import styles from './ActivityColumn.module.css';
import { NotificationRow } from './NotificationRow.tsx';

const rowsOf = ({ response }: ListNotifications200) => response.notifications;
const keyOf = ({ id }: Pick<Notification, 'id'>) => id;
const actorsOf = ({ actors }: Notification) => actors;

type NotificationColumnProps = ColumnListProps & { filter: Extract<ActivityFilter, 'all' | 'mentions'> };

/** Notifications of the primary blog. They stay unread: only the page of activity marks them as read. */
function NotificationColumn({ columnId, isMuted, area, filter, onState }: NotificationColumnProps) {
  const { t } = useLingui();
  const { primaryBlog } = useViewer();
  const blog = primaryBlog?.name ?? '';
  const query = notificationsQuery(blog, filter, 'post');
  const list = usePagedList(query, rowsOf, keyOf);
  const news = useColumnNews({
    first: getListNotificationsQueryOptions(blog, { filter, group_by: 'post' }),
    listKey: query.queryKey,
    pages: list.pages,
    itemsOf: rowsOf,
    keyOf,
    blogsOf: actorsOf,
    isMuted,
    lookFor: 'notifications',
  });
  useColumnPlace(columnId, area, list.items?.length ?? 0, list.hasMore ? list.fetchMore : undefined);
  useColumnState({ news, reload: list.refetch }, onState);
  return (
    <EndlessList
      list={list}
      skeleton={<RowSkeleton />}
      moreSkeleton={<RowSkeleton />}
      empty={
        <EmptyState
          art="yarn"
          level={3}
          title={filter === 'mentions' ? <Trans>No mentions yet</Trans> : <Trans>No activity yet</Trans>}
        />
      }
      errorText={t`Your activity could not be loaded.`}
    >
      {(rows) => (
        <ul className={styles.list}>
          {rows.map((row, index) => (
            <li key={row.id} className={styles.row} data-post={row.id}>
              {row.id === news.readUpTo && index > 0 ? <ReadUpTo /> : null}
              <NotificationRow row={row} by="post" />
            </li>
          ))}
        </ul>
      )}
    </EndlessList>
  );
}

/** Column of the patio with the activity of the primary blog. */
export function ActivityColumn(props: ColumnListProps) {
  return <NotificationColumn {...props} filter="all" />;
}

/** Column of the patio with the mentions of the primary blog. */
export function MentionsColumn(props: ColumnListProps) {
  return <NotificationColumn {...props} filter="mentions" />;
}
