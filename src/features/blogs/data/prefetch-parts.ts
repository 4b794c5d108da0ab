import type { QueryClient } from '@tanstack/react-query';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';
import { cacheBlogFrameTheme } from '#src/shared/navigation/blog-frame-theme.ts';
import { archiveChoiceOf, kindOf } from '../model/archive-choice.ts';
import { archiveMonthsQuery, archiveQuery } from './archive.ts';
import { blogKindQuery, blogQuery } from './blog.ts';
import { blogFollowingQuery, blogLikesQuery } from './sharing.ts';

async function withBlog(queryClient: QueryClient, blogName: string, rest: Promise<unknown>): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(blogQuery(blogName)), rest]);
  const known = queryClient.getQueryData(blogQuery(blogName).queryKey);
  if (known) cacheBlogFrameTheme(queryClient, blogName, frameThemeOf(known.response.blog.theme));
}

/** Puts a blog and what it likes into the cache. Failures stay in the cache. */
export function prefetchBlogLikes(queryClient: QueryClient, blogName: string) {
  return withBlog(queryClient, blogName, queryClient.prefetchInfiniteQuery(blogLikesQuery(blogName)));
}

/** Puts a blog and whom it follows into the cache. Failures stay in the cache. */
export function prefetchBlogFollowing(queryClient: QueryClient, blogName: string) {
  return withBlog(queryClient, blogName, queryClient.prefetchInfiniteQuery(blogFollowingQuery(blogName)));
}

/** Puts a blog and its posts of one kind into the cache. Failures stay in the cache. */
export async function prefetchBlogKind(queryClient: QueryClient, blogName: string, piece?: string) {
  const kind = kindOf(piece);
  if (!kind) return;
  await withBlog(queryClient, blogName, queryClient.prefetchInfiniteQuery(blogKindQuery(blogName, kind)));
}

/** Puts a blog into the cache. Failures stay in the cache. */
export function prefetchBlogAlone(queryClient: QueryClient, blogName: string) {
  return withBlog(queryClient, blogName, Promise.resolve());
}

/**
 * Puts a blog, its calendar and the posts of a choice into the cache. Failures stay in the cache.
 *
 * @param rest what of the archive the address asks for
 */
export async function prefetchArchive(queryClient: QueryClient, blogName: string, rest = ''): Promise<void> {
  const choice = archiveChoiceOf(rest);
  if (!choice) return;
  const parts = Promise.all([
    queryClient.prefetchQuery(archiveMonthsQuery(blogName, choice)),
    queryClient.prefetchInfiniteQuery(archiveQuery(blogName, choice)),
  ]);
  await withBlog(queryClient, blogName, parts);
}
