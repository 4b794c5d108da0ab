import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { getGetCommunityTimelineQueryOptions } from '#generated/hooks/communities/communities.ts';
import type { GetCommunityTimeline200 } from '#generated/zod/getCommunityTimeline200.zod.ts';
import { isLive, subscribeLive } from '#src/shared/api/live/live-state.ts';
import { allElements } from '#src/shared/api/read/feed.ts';
import type { CommunityView } from '../model/community-view.ts';
import { communityPostsParams, communityPostsQuery } from './community.ts';

/** Polling interval without a live stream, equal to that of the counts (spec 000 §9). */
const POLL_INTERVAL_MS = 30_000;

/**
 * Returns the number of posts that arrived since the hub was loaded, and a function that shows them. Live events make
 * the query behind it ask again (`src/app/providers/apply-live-event.ts`); nothing moves before the reader asks for it.
 *
 * @param known the hub's pages so far; undefined where new posts are not announced
 */
export function useNewPosts(
  name: string,
  view: CommunityView,
  known: readonly GetCommunityTimeline200[] | undefined,
): { count: number; show: () => void } {
  const queryClient = useQueryClient();
  const isStreaming = useSyncExternalStore(subscribeLive, isLive, () => false);
  const { data: fresh } = useQuery({
    ...getGetCommunityTimelineQueryOptions(name, communityPostsParams(view)),
    enabled: known !== undefined,
    // The list has just been loaded, so its first page is current.
    initialData: known?.[0],
    staleTime: POLL_INTERVAL_MS,
    meta: { lookFor: 'communities' },
    refetchInterval: isStreaming ? false : POLL_INTERVAL_MS,
  });
  if (!known) return { count: 0, show: () => {} };
  const ids = new Set(allElements(known).map(({ id }) => id));
  // Pinned posts come first, whatever their time.
  const posts = (fresh?.response.timeline.elements ?? []).filter(
    (element) => element.objectType === 'post' && !element.community?.isPinned,
  );
  const firstKnown = posts.findIndex(({ id }) => ids.has(id));
  const show = (): void => {
    if (!fresh) return;
    // The new first page replaces all others: the older pages follow from its cursor when the reader gets there.
    queryClient.setQueryData(communityPostsQuery(name, view).queryKey, {
      pages: [fresh],
      pageParams: [undefined],
    });
  };
  return { count: firstKnown === -1 ? posts.length : firstKnown, show };
}
