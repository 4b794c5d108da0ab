import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  getGetActivityNewFollowersQueryOptions,
  getGetActivityNotesQueryOptions,
  getGetActivityTotalFollowersQueryOptions,
} from '#generated/hooks/activity/activity.ts';
import type { ActivityGraph } from '#generated/zod/activityGraph.zod.ts';

/** Kinds of graph (spec 000 §3). */
export const GRAPH_KINDS = ['notes', 'new', 'total'] as const;
/** Ranges of a graph (spec 000 §3). */
export const GRAPH_RANGES = ['day', 'threedays', 'week', 'month'] as const;

export type GraphKind = (typeof GRAPH_KINDS)[number];
export type GraphRange = (typeof GRAPH_RANGES)[number];

type GraphAnswer = { response: { graph: ActivityGraph } };

/** Returns the step size: hourly up to three days, daily beyond. */
function stepsOf(range: GraphRange): 'hourly' | 'daily' {
  return range === 'day' || range === 'threedays' ? 'hourly' : 'daily';
}

const OPTIONS = {
  notes: getGetActivityNotesQueryOptions,
  new: getGetActivityNewFollowersQueryOptions,
  total: getGetActivityTotalFollowersQueryOptions,
} as const;

/** Fetches a graph of a blog's numbers. The previous one stays visible while the next loads. */
export function useGraph(blog: string, kind: GraphKind, range: GraphRange) {
  const { queryKey, queryFn } = OPTIONS[kind](blog, { range, granularity: stepsOf(range) });
  return useQuery({
    queryKey,
    queryFn: queryFn as never,
    placeholderData: keepPreviousData,
    select: ({ response }: GraphAnswer) => response.graph,
  });
}

/**
 * Fetches the posts with the most notes in a range and the blogs that gave the most, from the same response as the
 * graph.
 */
export function useMostNoted(blog: string, range: GraphRange) {
  return useQuery({
    ...getGetActivityNotesQueryOptions(blog, { range, granularity: stepsOf(range) }),
    placeholderData: keepPreviousData,
    select: ({ response: { topPosts, topFans } }) => ({ topPosts, topFans }),
  });
}
