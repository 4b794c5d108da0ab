import type { QueryClient } from '@tanstack/react-query';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';
import { replyQuery } from '#src/entities/post/data/notes.ts';
import { blogPaths } from '#src/paths/blogs-paths.ts';
import { withInitialCursor } from '#src/shared/api/read/initial-cursor.ts';
import { normalizeSearchTerm } from '#src/shared/lib/text/search-term.ts';
import { cacheBlogFrameTheme } from '#src/shared/navigation/blog-frame-theme.ts';
import { blogPostsQuery, blogQuery, blogSearchQuery } from './blog.ts';
import { olderPostsQuery, postQuery } from './post.ts';

/** Selection of a blog's posts by the address: a tag, a search, or neither for all posts. */
export interface BlogPart {
  tag?: string | undefined;
  searchTerm?: string | undefined;
}

/** Prefetches a blog and the first page of the posts the address selects. Errors are stored in the cache. */
export async function prefetchBlog(
  queryClient: QueryClient,
  blogName: string,
  { tag, searchTerm }: BlogPart,
  query: URLSearchParams,
): Promise<void> {
  const term = normalizeSearchTerm(searchTerm ?? '');
  await Promise.all([
    queryClient.prefetchQuery(blogQuery(blogName)),
    term
      ? queryClient.prefetchInfiniteQuery(withInitialCursor(blogSearchQuery(blogName, term), query))
      : queryClient.prefetchInfiniteQuery(withInitialCursor(blogPostsQuery(blogName, tag), query)),
  ]);
  const known = queryClient.getQueryData(blogQuery(blogName).queryKey);
  if (known) cacheBlogFrameTheme(queryClient, blogName, frameThemeOf(known.response.blog.theme));
}

/** The parts of a post's address. */
export interface PostAddress {
  blogName: string;
  postId: string;
  replyId?: string | undefined;
}

/**
 * Prefetches a reply. A deleted reply must not fail the post, so a failed query is removed and the notes fetch it again
 * and show the error.
 */
async function prefetchReply(queryClient: QueryClient, query: ReturnType<typeof replyQuery>): Promise<void> {
  await queryClient.prefetchQuery(query);
  const { queryKey } = query;
  if (queryClient.getQueryState(queryKey)?.status === 'error') queryClient.removeQueries({ queryKey });
}

/**
 * Prefetches a post, its older posts and the linked reply. Errors are stored in the cache. Returns the current path of
 * a post that was moved to another blog.
 */
export async function prefetchPost(
  queryClient: QueryClient,
  { blogName, postId, replyId }: PostAddress,
): Promise<{ movedTo: string } | undefined> {
  await Promise.all([
    queryClient.prefetchQuery(postQuery(blogName, postId)),
    queryClient.prefetchQuery(olderPostsQuery(blogName, postId)),
    replyId && prefetchReply(queryClient, replyQuery({ id: postId, blogName }, replyId)),
  ]);
  const post = queryClient.getQueryData(postQuery(blogName, postId).queryKey)?.response.post;
  if (!post) return undefined;
  cacheBlogFrameTheme(queryClient, blogName, frameThemeOf(post.blog.theme));
  const { name } = post.blog;
  if (name.toLowerCase() === blogName.toLowerCase()) return undefined;
  return {
    movedTo: replyId ? blogPaths.reply(name, postId, replyId) : blogPaths.post(name, postId, post.slug),
  };
}
