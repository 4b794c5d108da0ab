import { queryOptions } from '@tanstack/react-query';
import { getBlogInfo, getGetBlogInfoQueryKey } from '#generated/hooks/blogs/blogs.ts';
import { getListBlogPostsQueryKey, listBlogPosts } from '#generated/hooks/posts/posts.ts';
import type { ListBlogPostsParams } from '#generated/zod/listBlogPostsParams.zod.ts';
import { feedQuery } from '#src/shared/api/read/feed.ts';
import { askedNow } from '#src/shared/api/read/overlay.ts';
import { adoptBlogs } from '#src/shared/api/read/post-overlay.ts';

/** A blog, by name, host name or uuid. */
export const blogQuery = (blogName: string) =>
  queryOptions({
    queryKey: getGetBlogInfoQueryKey(blogName),
    queryFn: async ({ signal }) => {
      const askedAt = askedNow();
      const answer = await getBlogInfo(blogName, undefined, { signal });
      adoptBlogs([answer.response.blog], askedAt);
      return answer;
    },
    select: (answer) => answer.response.blog,
  });

/** What leads from one page of a blog's posts to the next. */
type Page = { cursor?: string; limit?: number };

/** A blog's posts, newest first, a pinned one before them; with a tag only those that carry it. */
export const blogPostsQuery = (blogName: string, tag?: string) => {
  const fixed: ListBlogPostsParams = tag ? { tag } : {};
  return feedQuery<Page>(getListBlogPostsQueryKey(blogName, fixed), async (params, signal) => {
    const { posts, totalPosts, links } = (await listBlogPosts(blogName, { ...fixed, ...params }, { signal }))
      .response;
    return { elements: posts, total: totalPosts, links };
  });
};

/** Posts of a blog that fit the words, those it reblogged among them; the best first. */
export const blogSearchQuery = (blogName: string, query: string) =>
  feedQuery<Page>(['blogSearch', blogName, query], async (params, signal) =>
    (await import('./search-posts.ts')).searchPosts(blogName, { query, ...params }, signal),
  );
