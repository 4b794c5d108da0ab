import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  getGetActivityNewFollowersQueryOptions,
  getGetActivityNotesQueryOptions,
  getGetActivityTotalFollowersQueryOptions,
} from '#generated/hooks/activity/activity.ts';
import type { ActivityGraph } from '#generated/zod/activityGraph.zod.ts';

/** What a graph counts (spec 000 §3). */
export const GRAPH_KINDS = ['notes', 'new', 'total'] as const;
/** How far back it goes (spec 000 §3). */
export const GRAPH_RANGES = ['day', 'threedays', 'week', 'month'] as const;

export type GraphKind = (typeof GRAPH_KINDS)[number];
export type GraphRange = (typeof GRAPH_RANGES)[number];

type GraphAnswer = { response: { graph: ActivityGraph } };

/** By the hour up to three days, by the day beyond. */
function stepsOf(range: GraphRange): 'hourly' | 'daily' {
  return range === 'day' || range === 'threedays' ? 'hourly' : 'daily';
}

const OPTIONS = {
  notes: getGetActivityNotesQueryOptions,
  new: getGetActivityNewFollowersQueryOptions,
  total: getGetActivityTotalFollowersQueryOptions,
} as const;

/** A graph of a blog's numbers. The last one stays while the next comes. */
export function useGraph(blog: string, kind: GraphKind, range: GraphRange) {
  const { queryKey, queryFn } = OPTIONS[kind](blog, { range, granularity: stepsOf(range) });
  return useQuery({
    queryKey,
    queryFn: queryFn as never,
    placeholderData: keepPreviousData,
    select: ({ response }: GraphAnswer) => response.graph,
  });
}

/** The posts that got most notes in that time and the blogs that gave most of them, of the answer the graph is drawn from. */
export function useMostNoted(blog: string, range: GraphRange) {
  return useQuery({
    ...getGetActivityNotesQueryOptions(blog, { range, granularity: stepsOf(range) }),
    placeholderData: keepPreviousData,
    select: ({ response: { topPosts, topFans } }) => ({ topPosts, topFans }),
  });
}
