import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  getSearchBlogsQueryKey,
  getSearchPostsQueryKey,
  getSearchTagsQueryKey,
  getSuggestSearchQueryKey,
  searchBlogs,
  searchPosts,
  searchTags,
  suggestSearch,
} from '#generated/hooks/discovery/discovery.ts';
import type { SearchPostsParams } from '#generated/zod/searchPostsParams.zod.ts';
import { feedQuery } from '#src/shared/api/read/feed.ts';
import { askedNow } from '#src/shared/api/read/overlay.ts';
import { nextPage } from '#src/shared/api/read/paging.ts';
import { adoptBlogs, adoptTags } from '#src/shared/api/read/post-overlay.ts';
import type { SearchFilters } from '../model/search-filters.ts';

/** Posts that fit the words. */
export const searchPostsQuery = (query: string, { mode, type, days, role }: SearchFilters) => {
  const fixed: SearchPostsParams = { query, mode, type, role, ...(days ? { days } : {}) };
  return feedQuery<SearchPostsParams>(getSearchPostsQueryKey(fixed), async (params, signal) => {
    const { elements, links } = (await searchPosts({ ...fixed, ...params }, { signal })).response.timeline;
    // The offer to drop the filters is made by the page, in the reader's language.
    return { elements: elements.filter((element) => element.objectType === 'post'), links };
  });
};

type Page = { cursor?: string; limit?: number };

/** Blogs that fit the words, page by page. */
export const searchBlogsQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: [...getSearchBlogsQueryKey({ query }), 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      const askedAt = askedNow();
      const { response } = await searchBlogs({ query, ...pageParam }, { signal });
      adoptBlogs(response.blogs, askedAt);
      return response;
    },
    initialPageParam: {} as Page,
    getNextPageParam: (page) => nextPage<Page>(page.links),
  });

/** Tags that fit the words, page by page. */
export const searchTagsQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: [...getSearchTagsQueryKey({ query }), 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      const askedAt = askedNow();
      const { response } = await searchTags({ query, ...pageParam }, { signal });
      adoptTags(response.tags, askedAt);
      return response;
    },
    initialPageParam: {} as Page,
    getNextPageParam: (page) => nextPage<Page>(page.links),
  });

/** How many tags and blogs are shown above the posts. */
const FITTING = 8;

/** The tags and blogs that fit best, for above the posts. */
export const fittingQuery = (query: string) => {
  const params = { query, limit: FITTING };
  return queryOptions({
    queryKey: getSuggestSearchQueryKey(params),
    queryFn: ({ signal }) => suggestSearch(params, { signal }),
    select: (answer) => answer.response.suggestions,
  });
};
