import { searchBlogPosts } from '#generated/hooks/discovery/discovery.ts';
import type { SearchBlogPostsParams } from '#generated/zod/searchBlogPostsParams.zod.ts';
import type { FeedPage } from '#src/shared/api/read/feed.ts';

/** A page of the posts of a blog that fit the words. A file of its own, because few readers of a blog search it. */
export const searchPosts = async (
  blogName: string,
  params: SearchBlogPostsParams,
  signal: AbortSignal,
): Promise<FeedPage> => {
  const { elements, links } = (await searchBlogPosts(blogName, params, { signal })).response.timeline;
  return { elements, links };
};
