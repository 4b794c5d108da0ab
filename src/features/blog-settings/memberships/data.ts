import { useQueryClient } from '@tanstack/react-query';
import {
  getGetMembershipsQueryOptions,
  getListSupportersInfiniteQueryOptions,
  getListSupportersQueryOptions,
} from '#generated/hooks/memberships/memberships.ts';
import { paging } from '#src/shared/api/read/paging.ts';

/** The memberships of one of the member's blogs, with what only its members see. */
export function ownProfileQuery(blog: string) {
  return getGetMembershipsQueryOptions(blog);
}

/** Number of supporters that are drawn below the chart. */
const DRAWN_SUPPORTER_COUNT = 8;

/** The latest supporters of a blog, as many as are drawn below the chart. */
export function latestSupportersQuery(blog: string) {
  return getListSupportersQueryOptions(blog, { limit: DRAWN_SUPPORTER_COUNT });
}

/** Supporters of a blog, the latest first. */
export function supportersQuery(blog: string) {
  return getListSupportersInfiniteQueryOptions(blog, undefined, { query: paging });
}

/** Returns a function that reads the memberships of a blog again. */
export function useRefreshProfile(blog: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ownProfileQuery(blog).queryKey });
}
