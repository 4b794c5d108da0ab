import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  getListTabsQueryKey,
  getListTimelineMarkersQueryOptions,
  setTimelineMarker,
} from '#generated/hooks/feed/feed.ts';
import type { ListTimelineMarkers200 } from '#generated/zod/listTimelineMarkers200.zod.ts';
import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';
import type { ReadProgress } from '#src/entities/post/feed/FeedList.tsx';
import { feedPaging } from '#src/shared/api/read/paging.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { beforeSessionEnds, isSessionEnding } from '#src/shared/lib/session-end.ts';
import { SeenPostsReporter } from './seen-reporter.ts';

/** Timelines that are not in chronological order, so they have no read marker. */
const UNORDERED_TIMELINES: readonly string[] = ['for-you', 'popular'];

/** The read marker of each timeline. Cached like the feeds: the line moves only together with its list. */
function markersQuery() {
  const { staleTime, refetchOnMount, refetchOnReconnect } = feedPaging;
  return {
    ...getListTimelineMarkersQueryOptions({ query: { staleTime, refetchOnMount, refetchOnReconnect } }),
    select: ({ response }: ListTimelineMarkers200) => response.markers,
  };
}

/** Creates the reporter of seen posts and sends its remaining ones when the list or the page is left. */
function useSeenPostsReporter(which: string): SeenPostsReporter {
  const [posts, setPosts] = useState(() => new SeenPostsReporter(which));
  useEffect(() => {
    const own = new SeenPostsReporter(which);
    setPosts(own);
    const send = (): void => {
      if (!isSessionEnding()) void own.send();
    };
    const forget = beforeSessionEnds(() => own.send());
    const leave = (): void => {
      if (document.visibilityState === 'hidden') send();
    };
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', send);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', send);
      forget();
      send();
    };
  }, [which]);
  return posts;
}

/**
 * Returns how far a member has read a timeline on any device, and stores what they see now as the new marker.
 *
 * @param which name of the timeline
 * @param elements its posts so far, newest first
 * @param inOrder true when they are in chronological order
 */
export function useReadProgress(
  which: string,
  elements: readonly TimelineElement[] | undefined,
  inOrder = true,
): ReadProgress {
  const { isLoggedIn } = useViewer();
  const queryClient = useQueryClient();
  const isByTime = inOrder && !UNORDERED_TIMELINES.includes(which);
  const { data: markers } = useQuery({ ...markersQuery(), enabled: isLoggedIn && isByTime });
  const posts = useSeenPostsReporter(which);
  const marked = useRef<string>(undefined);

  const onSeen = (id: string): void => {
    if (isSessionEnding()) return;
    posts.add(id);
    const newest = elements?.find(({ objectType }) => objectType === 'post')?.id;
    if (!isByTime || id !== newest || marked.current === id) return;
    marked.current = id;
    setTimelineMarker(which, { post_id: id })
      .then(() => queryClient.invalidateQueries({ queryKey: getListTabsQueryKey() }))
      .catch(() => {
        // A failed write needs no message; the marker is stored with the next seen post.
        marked.current = undefined;
      });
  };
  return {
    caughtUpAt: isByTime ? markers?.find((marker) => marker.which === which)?.postTs : undefined,
    onSeen: isLoggedIn ? onSeen : undefined,
  };
}
