import { Trans, useLingui } from '@lingui/react/macro';
import type { ListNotifications200 } from '#generated/zod/listNotifications200.zod.ts';
import type { Notification } from '#generated/zod/notification.zod.ts';
import type { ActivityFilter, ActivityGrouping } from '#src/paths/activity-paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { groupBy } from '#src/shared/lib/lists/group-by.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { notificationsQuery, useMarkRead } from '../data/notifications.ts';
import styles from './ActivityList.module.css';
import { DayHeading } from './DayHeading.tsx';
import { NotificationRow } from './NotificationRow.tsx';

const rowsOf = ({ response }: ListNotifications200) => response.notifications;
const keyOf = ({ id }: Pick<Notification, 'id'>) => id;
const dayOf = ({ timestamp }: Notification) => new Date(timestamp * 1000).toDateString();

function Quiet({ filter }: { filter: ActivityFilter }) {
  if (filter === 'mutuals') {
    return (
      <EmptyState art="yarn" title={<Trans>No activity of mutuals yet</Trans>}>
        <Trans>Activity of blogs that you follow and that follow you is listed here.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState art="yarn" title={<Trans>No activity yet</Trans>}>
      <Trans>Likes, reblogs, replies, mentions and new followers are listed here.</Trans>
    </EmptyState>
  );
}

function Waiting() {
  return (
    <div className={styles.card}>
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <RowSkeleton key={key} />
      ))}
    </div>
  );
}

type ActivityListProps = { blog: string; filter: ActivityFilter; by: ActivityGrouping };

/** Lists the notifications of one blog, grouped by day. */
export function ActivityList({ blog, filter, by }: ActivityListProps) {
  const { t } = useLingui();
  const list = usePagedList(notificationsQuery(blog, filter, by), rowsOf, keyOf);
  const [newest] = list.items ?? [];
  // Only the unfiltered list marks notifications as read, because a filter hides some of them.
  useMarkRead(blog, filter === 'all' && newest?.unread ? newest.timestamp : undefined);
  return (
    <EndlessList
      list={list}
      skeleton={<Waiting />}
      moreSkeleton={<RowSkeleton />}
      className={styles.card}
      empty={<Quiet filter={filter} />}
      errorText={t`Your activity could not be loaded.`}
    >
      {(rows) =>
        [...groupBy(rows, dayOf)].map(([day, ofDay]) => (
          <section key={day} className={styles.day}>
            <DayHeading timestamp={ofDay[0]?.timestamp ?? 0} />
            <ul className={styles.list}>
              {ofDay.map((row) => (
                <li key={row.id} className={styles.row} data-new={row.unread ? '' : undefined}>
                  <NotificationRow row={row} by={by} />
                </li>
              ))}
            </ul>
          </section>
        ))
      }
    </EndlessList>
  );
}
