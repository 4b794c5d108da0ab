import type { QueryClient } from '@tanstack/react-query';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';
import { cacheBlogFrameTheme, communityFrameName } from '#src/shared/navigation/blog-frame-theme.ts';
import { communityViewOf } from '../model/community-view.ts';
import { inviteHashIn } from '../model/stored-invite-hash.ts';
import { communityPostsQuery, communityQuery } from './community.ts';
import { isNotBuilt } from './not-built.ts';
import { commentsQuery, communityPostQuery } from './post.ts';

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

/** Prefetches a post of a community with its first comments and the community's colours. Errors are stored in the cache. */
export async function prefetchCommunityPost(
  queryClient: QueryClient,
  { name, postId, commentId }: { name: string; postId: string; commentId: string | undefined },
  query: URLSearchParams,
): Promise<void> {
  const inviteHash = inviteHashIn(query.toString());
  const post = communityPostQuery(name, postId, inviteHash);
  const comments = commentsQuery(name, postId, { sort: 'best', around: commentId }, inviteHash);
  await Promise.all([
    queryClient.prefetchQuery({ ...post, retry: false }),
    queryClient.prefetchInfiniteQuery(comments),
  ]);
  const known = queryClient.getQueryData(post.queryKey);
  if (known)
    cacheBlogFrameTheme(queryClient, communityFrameName(name), frameThemeOf(known.response.community.theme));
}
