import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getGetColumnTimelineQueryOptions } from '#generated/hooks/collections/collections.ts';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { GetColumnTimeline200 } from '#generated/zod/getColumnTimeline200.zod.ts';
import { postsOf } from '#src/shared/api/read/feed.ts';
import { newsIn } from '../model/column-news.ts';
import { columnQuery } from './patio.ts';

/** Time in milliseconds between two looks for new posts where no live event tells of them. */
const POLL_INTERVAL_MS = 60_000;

/** New posts of a column. */
interface ColumnNews {
  count: number;
  /** True when there may be more new posts than were counted. */
  isMore: boolean;
  /** Blogs of the new posts. */
  faces: readonly BlogRef[];
  /** Shows the new posts; the older ones follow below. */
  show: () => void;
  /** Id of the first post that had been read when the new ones were shown. */
  readUpTo: string | undefined;
}

/**
 * Returns the new posts of a column: they are counted and never pushed in. All columns look again when the one live
 * stream tells of posts.
 *
 * @param pages pages of the column that are shown
 * @param isMuted true when new posts are not counted
 */
export function useColumnNews(
  id: string,
  pages: readonly GetColumnTimeline200[] | undefined,
  isMuted: boolean,
): ColumnNews {
  const queryClient = useQueryClient();
  const [readUpTo, setReadUpTo] = useState<string>();
  const { data: fresh } = useQuery({
    ...getGetColumnTimelineQueryOptions(id),
    enabled: pages !== undefined && !isMuted,
    initialData: pages?.[0],
    staleTime: POLL_INTERVAL_MS,
    refetchInterval: POLL_INTERVAL_MS,
    // The live event of new posts invalidates it (src/app/providers/apply-live-event.ts).
    meta: { lookFor: 'posts' },
  });
  const known = pages?.flatMap(postsOf) ?? [];
  const { posts, isMore } = newsIn(fresh ? postsOf(fresh) : [], known);
  const show = (): void => {
    if (!fresh) return;
    setReadUpTo(isMore ? undefined : known[0]?.id);
    // The older pages follow from the cursor of the new one, so that a column never grows by being refreshed.
    queryClient.setQueryData(columnQuery(id).queryKey, { pages: [fresh], pageParams: [undefined] });
  };
  const faces = [...new Map(posts.map(({ blog }) => [blog.uuid, blog])).values()];
  return {
    count: pages && !isMuted ? posts.length : 0,
    isMore,
    faces: faces.slice(0, 3),
    show,
    readUpTo,
  };
}
