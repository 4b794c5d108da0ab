import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getGetUserCountsQueryKey } from '#generated/hooks/account/account.ts';
import {
  getListNotificationsInfiniteQueryOptions,
  getMarkNotificationsReadMutationOptions,
} from '#generated/hooks/notifications/notifications.ts';
import type { ActivityFilter, ActivityGrouping } from '#src/paths/activity-paths.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';

/** What a blog was told, page by page. */
export function notificationsQuery(blog: string, filter: ActivityFilter, by: ActivityGrouping) {
  const narrowed = filter === 'mutuals' ? { from: filter } : { filter };
  return getListNotificationsInfiniteQueryOptions(blog, { ...narrowed, group_by: by }, { query: paging });
}

/**
 * Marks as read what is shown, once it is shown. What came since stays unread; the rows keep their marks until the list is
 * asked for again, so that nobody loses sight of what is new by looking at it.
 *
 * @param newest seconds since 1970 of the first row; undefined while nothing new is shown
 */
export function useMarkRead(blog: string, newest: number | undefined): void {
  const queryClient = useQueryClient();
  const { write } = useWrite(getMarkNotificationsReadMutationOptions, {
    scope: `notifications:${blog}`,
    done: () => queryClient.invalidateQueries({ queryKey: getGetUserCountsQueryKey() }),
  });
  const marked = useRef<string>(undefined);
  useEffect(() => {
    const mark = `${blog} ${newest}`;
    if (newest === undefined || marked.current === mark) return;
    marked.current = mark;
    void write({ blog, data: { until: newest } });
  }, [blog, newest, write]);
}
