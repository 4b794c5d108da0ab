import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query';
import { getDashboard, getGetDashboardQueryKey } from '#generated/hooks/feed/feed.ts';
import { elementsOf, type FeedPage } from '#src/shared/api/read/feed.ts';
import { dashboardQuery } from './dashboard.ts';

/** How often the dashboard looks for news: as often as the counts (spec 000 §9), and only while it is seen. */
const POLL = 30_000;

const idsOf = (pages: readonly FeedPage[]): Set<string> => new Set(elementsOf(pages).map(({ id }) => id));

/**
 * Posts that came after the dashboard was loaded: how many, and a way to show them. Nothing moves before the reader asks
 * for it.
 */
export const useNewPosts = (
  known: InfiniteData<FeedPage, unknown> | undefined,
): { count: number; show: () => void } => {
  const queryClient = useQueryClient();
  const { data: fresh } = useQuery({
    queryKey: [...getGetDashboardQueryKey(), 'news'],
    queryFn: async ({ signal }): Promise<FeedPage> => {
      const { elements, links } = (await getDashboard(undefined, { signal })).response.timeline;
      return { elements, links };
    },
    enabled: known !== undefined,
    // The list itself has just been loaded.
    initialData: known?.pages[0],
    staleTime: POLL,
    refetchInterval: POLL,
  });
  const ids = known ? idsOf(known.pages) : undefined;
  const firstKnown = fresh?.elements.findIndex(({ id }) => ids?.has(id)) ?? 0;
  const count = firstKnown === -1 ? (fresh?.elements.length ?? 0) : firstKnown;
  const show = (): void => {
    if (!fresh) return;
    // A page of its own is whole: the older pages follow from its own cursor when the reader gets there.
    queryClient.setQueryData(dashboardQuery().queryKey, { pages: [fresh], pageParams: [{}] });
  };
  return { count: known ? count : 0, show };
};
