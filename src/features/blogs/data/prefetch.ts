import type { QueryClient } from '@tanstack/react-query';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';
import { replyQuery } from '#src/entities/post/data/notes.ts';
import { blogPaths } from '#src/paths/blogs-paths.ts';
import { begun } from '#src/shared/api/read/initial-cursor.ts';
import { searchTermOf } from '#src/shared/lib/text/search-term.ts';
import { cacheBlogFrameTheme } from '#src/shared/navigation/blog-frame-theme.ts';
import { blogPostsQuery, blogQuery, blogSearchQuery } from './blog.ts';
import { olderPostsQuery, postQuery } from './post.ts';

/** What of a blog an address asks for: posts with a tag, posts a search finds, or all of them. */
export interface BlogPart {
  tag?: string | undefined;
  searchTerm?: string | undefined;
}

/** Puts a blog and the first page of its posts, as the address asks for it, into the cache. Failures stay in the cache. */
export async function prefetchBlog(
  queryClient: QueryClient,
  blogName: string,
  { tag, searchTerm }: BlogPart,
  query: URLSearchParams,
): Promise<void> {
  const term = searchTermOf(searchTerm ?? '');
  await Promise.all([
    queryClient.prefetchQuery(blogQuery(blogName)),
    term
      ? queryClient.prefetchInfiniteQuery(begun(blogSearchQuery(blogName, term), query))
      : queryClient.prefetchInfiniteQuery(begun(blogPostsQuery(blogName, tag), query)),
  ]);
  const known = queryClient.getQueryData(blogQuery(blogName).queryKey);
  if (known) cacheBlogFrameTheme(queryClient, blogName, frameThemeOf(known.response.blog.theme));
}

/** What of a post an address names. */
export interface PostAddress {
  blogName: string;
  postId: string;
  replyId?: string | undefined;
}

/** A reply that is gone takes nothing from its post: what failed is asked for again by the notes, which say so. */
async function prefetchReply(queryClient: QueryClient, query: ReturnType<typeof replyQuery>): Promise<void> {
  await queryClient.prefetchQuery(query);
  const { queryKey } = query;
  if (queryClient.getQueryState(queryKey)?.status === 'error') queryClient.removeQueries({ queryKey });
}

/**
 * Puts a post, the posts below it and the reply that is asked for into the cache. Failures stay in the cache. Answers where a post is by now that was
 * moved to another blog.
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
