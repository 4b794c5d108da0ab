import { useQueryClient } from '@tanstack/react-query';
import {
  getGetMembershipsQueryOptions,
  getListSupportersInfiniteQueryOptions,
} from '#generated/hooks/memberships/memberships.ts';
import { paging } from '#src/shared/api/read/paging.ts';

/** The memberships of one of the member's blogs, with what only its members see. */
export function ownProfileQuery(blog: string) {
  return getGetMembershipsQueryOptions(blog);
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
