import type { QueryClient } from '@tanstack/react-query';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';
import { membershipsQuery } from '#src/entities/payments/memberships.ts';
import { cacheBlogFrameTheme } from '#src/shared/navigation/blog-frame-theme.ts';
import { archiveFilterOf, postKindOf } from '../model/archive-filter.ts';
import { archiveMonthsQuery, archiveQuery } from './archive.ts';
import { blogKindQuery, blogQuery } from './blog.ts';
import { blogFollowingQuery, blogLikesQuery } from './sharing.ts';

async function withBlog(queryClient: QueryClient, blogName: string, rest: Promise<unknown>): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(blogQuery(blogName)), rest]);
  const known = queryClient.getQueryData(blogQuery(blogName).queryKey);
  if (known) cacheBlogFrameTheme(queryClient, blogName, frameThemeOf(known.response.blog.theme));
}

/** Prefetches a blog and its likes. Errors are stored in the cache. */
export function prefetchBlogLikes(queryClient: QueryClient, blogName: string) {
  return withBlog(queryClient, blogName, queryClient.prefetchInfiniteQuery(blogLikesQuery(blogName)));
}

/** Prefetches a blog and the blogs it follows. Errors are stored in the cache. */
export function prefetchBlogFollowing(queryClient: QueryClient, blogName: string) {
  return withBlog(queryClient, blogName, queryClient.prefetchInfiniteQuery(blogFollowingQuery(blogName)));
}

/** Prefetches a blog and its posts of one type. Errors are stored in the cache. */
export async function prefetchBlogKind(queryClient: QueryClient, blogName: string, pathSegment?: string) {
  const kind = postKindOf(pathSegment);
  if (!kind) return;
  await withBlog(queryClient, blogName, queryClient.prefetchInfiniteQuery(blogKindQuery(blogName, kind)));
}

/** Prefetches a blog and its memberships. Errors are stored in the cache. */
export function prefetchBlogSupport(queryClient: QueryClient, blogName: string) {
  return withBlog(queryClient, blogName, queryClient.prefetchQuery(membershipsQuery(blogName)));
}

/**
 * Prefetches a blog, its calendar and the posts that match the address. Errors are stored in the cache.
 *
 * @param rest the archive's part of the address
 */
export async function prefetchArchive(queryClient: QueryClient, blogName: string, rest = ''): Promise<void> {
  const choice = archiveFilterOf(rest);
  if (!choice) return;
  const parts = Promise.all([
    queryClient.prefetchQuery(archiveMonthsQuery(blogName, choice)),
    queryClient.prefetchInfiniteQuery(archiveQuery(blogName, choice)),
  ]);
  await withBlog(queryClient, blogName, parts);
}
