import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  getListTabsQueryKey,
  getListTimelineMarkersQueryOptions,
  setTimelineMarker,
} from '#generated/hooks/feed/feed.ts';
import type { ListTimelineMarkers200 } from '#generated/zod/listTimelineMarkers200.zod.ts';
import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';
import type { Reading } from '#src/entities/post/feed/FeedList.tsx';
import { feedPaging } from '#src/shared/api/read/paging.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { SeenPosts } from './seen.ts';

/** Timelines whose order is not that of time: nobody reads them on from where they stopped. */
const BY_LIVELINESS: readonly string[] = ['for-you', 'popular'];

/** How far the member had read each timeline. As old as the feeds are: a line moves only with its list. */
function markersQuery() {
  const { staleTime, refetchOnMount, refetchOnReconnect } = feedPaging;
  return {
    ...getListTimelineMarkersQueryOptions({ query: { staleTime, refetchOnMount, refetchOnReconnect } }),
    select: ({ response }: ListTimelineMarkers200) => response.markers,
  };
}

/** Tells the server of what was seen when the list or the page is left. */
function useSeenPosts(which: string): SeenPosts {
  const [posts, setPosts] = useState(() => new SeenPosts(which));
  useEffect(() => {
    const own = new SeenPosts(which);
    setPosts(own);
    const leave = (): void => {
      if (document.visibilityState === 'hidden') own.send();
    };
    const send = (): void => own.send();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', send);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', send);
      own.send();
    };
  }, [which]);
  return posts;
}

/**
 * How far a member has read a timeline, on whichever device; what they see now is kept for the next time.
 *
 * @param which the timeline's name
 * @param elements its posts so far, the newest first
 * @param inOrder whether they are in the order of time
 */
export function useReading(
  which: string,
  elements: readonly TimelineElement[] | undefined,
  inOrder = true,
): Reading {
  const { isLoggedIn } = useViewer();
  const queryClient = useQueryClient();
  const isByTime = inOrder && !BY_LIVELINESS.includes(which);
  const { data: markers } = useQuery({ ...markersQuery(), enabled: isLoggedIn && isByTime });
  const posts = useSeenPosts(which);
  const marked = useRef<string>(undefined);

  const onSeen = (id: string): void => {
    posts.add(id);
    const newest = elements?.find(({ objectType }) => objectType === 'post')?.id;
    if (!isByTime || id !== newest || marked.current === id) return;
    marked.current = id;
    setTimelineMarker(which, { post_id: id })
      .then(() => queryClient.invalidateQueries({ queryKey: getListTabsQueryKey() }))
      .catch(() => {
        // Nobody waits for it; it is kept when the next one is seen.
        marked.current = undefined;
      });
  };
  return {
    caughtUpAt: isByTime ? markers?.find((marker) => marker.which === which)?.postTs : undefined,
    onSeen: isLoggedIn ? onSeen : undefined,
  };
}
