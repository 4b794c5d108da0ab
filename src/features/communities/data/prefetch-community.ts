import type { QueryClient } from '@tanstack/react-query';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';
import { cacheBlogFrameTheme, communityFrameName } from '#src/shared/navigation/blog-frame-theme.ts';
import { communityViewOf } from '../model/community-view.ts';
import { inviteHashIn } from '../model/stored-invite-hash.ts';
import { communityPostsQuery, communityQuery } from './community.ts';
import { isNotBuilt } from './not-built.ts';

/** Prefetches a community, its colours and its first posts. Errors are stored in the cache. */
export async function prefetchCommunity(
  queryClient: QueryClient,
  name: string,
  query: URLSearchParams,
): Promise<void> {
  const inviteHash = inviteHashIn(query.toString());
  const community = communityQuery(name, inviteHash);
  const posts = communityPostsQuery(name, communityViewOf(query), inviteHash);
  await Promise.all([
    // A document does not wait for repeated calls.
    queryClient.prefetchQuery({ ...community, retry: false }),
    queryClient.prefetchInfiniteQuery(posts),
  ]);
  // A server without posts of communities still has their pages: the list says so in its place.
  if (isNotBuilt(queryClient.getQueryState(posts.queryKey)?.error)) {
    queryClient.removeQueries({ queryKey: posts.queryKey, exact: true });
  }
  const known = queryClient.getQueryData(community.queryKey);
  if (known)
    cacheBlogFrameTheme(queryClient, communityFrameName(name), frameThemeOf(known.response.community.theme));
}
