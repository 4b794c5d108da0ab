import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getGetDashboardQueryOptions } from '#generated/hooks/feed/feed.ts';
import type { GetDashboard200 } from '#generated/zod/getDashboard200.zod.ts';
import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';
import { allElements } from '#src/shared/api/read/feed.ts';
import { dashboardQuery } from './dashboard.ts';

/** Returns true for posts: elements between them are not counted. */
const isPost = ({ objectType }: TimelineElement): boolean => objectType === 'post';

/** Polling interval of the dashboard, equal to that of the counts (spec 000 §9); it polls only while visible. */
const POLL_INTERVAL_MS = 30_000;

/**
 * Returns the number of posts that are newer than the loaded dashboard and a function that shows them. Nothing moves
 * before the reader asks for it.
 *
 * @param known the dashboard's pages so far
 */
export function useNewPosts(known: readonly GetDashboard200[] | undefined): {
  count: number;
  show: () => void;
} {
  const queryClient = useQueryClient();
  const { data: fresh } = useQuery({
    ...getGetDashboardQueryOptions(),
    enabled: known !== undefined,
    // The list has just been loaded, so its first page is current.
    initialData: known?.[0],
    staleTime: POLL_INTERVAL_MS,
    refetchInterval: POLL_INTERVAL_MS,
  });
  const ids =
    known &&
    new Set(
      allElements(known)
        .filter(isPost)
        .map(({ id }) => id),
    );
  const posts = (fresh?.response.timeline.elements ?? []).filter(isPost);
  const firstKnown = posts.findIndex(({ id }) => ids?.has(id));
  const count = firstKnown === -1 ? posts.length : firstKnown;
  const show = (): void => {
    if (!fresh) return;
    // The new first page replaces all others: the older pages follow from its cursor when the reader gets there.
    queryClient.setQueryData(dashboardQuery().queryKey, { pages: [fresh], pageParams: [undefined] });
  };
  return { count: known ? count : 0, show };
}
