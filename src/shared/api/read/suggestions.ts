import {
  getListRecommendedBlogsQueryOptions,
  getListTrendingTagsQueryOptions,
} from '#generated/hooks/discovery/discovery.ts';
import type { ListRecommendedBlogs200 } from '#generated/zod/listRecommendedBlogs200.zod.ts';
import type { ListTrendingTags200 } from '#generated/zod/listTrendingTags200.zod.ts';

/** Suggestions may stand for a while; a list that changes while one reads it is a nuisance. */
const query = { staleTime: 10 * 60_000 };

/** Blogs worth following. */
export function recommendedBlogsQuery(limit: number) {
  return {
    ...getListRecommendedBlogsQueryOptions({ limit }, { query }),
    select: (answer: ListRecommendedBlogs200) => answer.response.blogs,
  };
}

/** Tags many people use these days. */
export function trendingTagsQuery(limit: number) {
  return {
    ...getListTrendingTagsQueryOptions({ limit }, { query }),
    select: (answer: ListTrendingTags200) => answer.response.tags,
  };
}
