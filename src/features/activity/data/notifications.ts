import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getGetUserCountsQueryKey } from '#generated/hooks/base/base.ts';
import {
  getListNotificationsInfiniteQueryOptions,
  getMarkNotificationsReadMutationOptions,
} from '#generated/hooks/notifications/notifications.ts';
import type { ActivityFilter, ActivityGrouping } from '#src/paths/activity-paths.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';

/** The notifications of a blog, paginated. */
export function notificationsQuery(blog: string, filter: ActivityFilter, by: ActivityGrouping) {
  const narrowed = filter === 'mutuals' ? { from: filter } : { filter };
  return getListNotificationsInfiniteQueryOptions(blog, { ...narrowed, group_by: by }, { query: paging });
}

/**
 * Marks the shown notifications as read once they are rendered. Later ones stay unread; the rows keep their markers
 * until the list is refetched, so that reading does not remove the marks.
 *
 * @param newest Unix seconds of the first row; undefined while no new one is shown
 */
export function useMarkRead(blog: string, newest: number | undefined): void {
  const queryClient = useQueryClient();
  const { write } = useWrite(getMarkNotificationsReadMutationOptions, {
    scope: `notifications:${blog}`,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: getGetUserCountsQueryKey() }),
  });
  const marked = useRef<string>(undefined);
  useEffect(() => {
    const mark = `${blog} ${newest}`;
    if (newest === undefined || marked.current === mark) return;
    marked.current = mark;
    void write({ blog, data: { until: newest } });
  }, [blog, newest, write]);
}
