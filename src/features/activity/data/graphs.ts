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

const OPTIONS = {
  notes: getGetActivityNotesQueryOptions,
  new: getGetActivityNewFollowersQueryOptions,
  total: getGetActivityTotalFollowersQueryOptions,
} as const;

/** A graph of a blog's numbers: by the hour up to three days, by the day beyond. The last one stays while the next comes. */
export function useGraph(blog: string, kind: GraphKind, range: GraphRange) {
  const granularity = range === 'day' || range === 'threedays' ? 'hourly' : 'daily';
  const { queryKey, queryFn } = OPTIONS[kind](blog, { range, granularity });
  return useQuery({
    queryKey,
    queryFn: queryFn as never,
    placeholderData: keepPreviousData,
    select: ({ response }: GraphAnswer) => response.graph,
  });
}
