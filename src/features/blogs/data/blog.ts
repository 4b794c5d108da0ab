import { getGetBlogInfoQueryOptions } from '#generated/hooks/blogs/blogs.ts';
import { getSearchBlogPostsInfiniteQueryOptions } from '#generated/hooks/discovery/discovery.ts';
import { getListBlogPostsInfiniteQueryOptions } from '#generated/hooks/posts/posts.ts';
import type { GetBlogInfo200 } from '#generated/zod/getBlogInfo200.zod.ts';
import type { PostType } from '#generated/zod/postType.zod.ts';
import type { ShownHidden } from '#src/shared/api/read/hidden-by-choice.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';

/** A blog, by name, host name or uuid. */
export function blogQuery(blogName: string) {
  return {
    ...getGetBlogInfoQueryOptions(blogName),
    select: (answer: GetBlogInfo200) => answer.response.blog,
  };
}

/** A blog's posts, pinned one first, then newest first; with a tag only those that carry it. */
export function blogPostsQuery(blogName: string, tag?: string, shown?: ShownHidden) {
  return getListBlogPostsInfiniteQueryOptions(blogName, tag ? { tag, ...shown } : shown, {
    query: feedPaging,
  });
}

/** A blog's posts of one type, newest first. */
export function blogKindQuery(blogName: string, type: PostType, shown?: ShownHidden) {
  return getListBlogPostsInfiniteQueryOptions(blogName, { type, ...shown }, { query: feedPaging });
}

/** Search results among a blog's posts and reblogs, best first. */
export function blogSearchQuery(blogName: string, query: string, shown?: ShownHidden) {
  return getSearchBlogPostsInfiniteQueryOptions(blogName, { query, ...shown }, { query: feedPaging });
}
