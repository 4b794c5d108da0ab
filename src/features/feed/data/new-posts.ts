import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getGetDashboardQueryOptions } from '#generated/hooks/feed/feed.ts';
import type { GetDashboard200 } from '#generated/zod/getDashboard200.zod.ts';
import { elementsIn } from '#src/shared/api/read/feed.ts';
import { dashboardQuery } from './dashboard.ts';

/** How often the dashboard looks for news: as often as the counts (spec 000 §9), and only while it is seen. */
const POLL = 30_000;

/**
 * Posts that came after the dashboard was loaded: how many, and a way to show them. Nothing moves before the reader asks
 * for it.
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
    // The list itself has just been loaded.
    initialData: known?.[0],
    staleTime: POLL,
    refetchInterval: POLL,
  });
  const ids = known && new Set(elementsIn(known).map(({ id }) => id));
  const elements = fresh?.response.timeline.elements ?? [];
  const firstKnown = elements.findIndex(({ id }) => ids?.has(id));
  const count = firstKnown === -1 ? elements.length : firstKnown;
  const show = (): void => {
    if (!fresh) return;
    // A page of its own is whole: the older pages follow from its own cursor when the reader gets there.
    queryClient.setQueryData(dashboardQuery().queryKey, { pages: [fresh], pageParams: [undefined] });
  };
  return { count: known ? count : 0, show };
}
