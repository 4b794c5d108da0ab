import {
  getListRecommendedBlogsQueryOptions,
  getListTrendingTagsQueryOptions,
} from '#generated/hooks/discovery/discovery.ts';
import type { ListRecommendedBlogs200 } from '#generated/zod/listRecommendedBlogs200.zod.ts';
import type { ListTrendingTags200 } from '#generated/zod/listTrendingTags200.zod.ts';

/** Suggestions stay fresh for 10 minutes, so that the list does not change while it is read. */
const query = { staleTime: 10 * 60_000 };

/** Query of recommended blogs. */
export function recommendedBlogsQuery(limit: number) {
  return {
    ...getListRecommendedBlogsQueryOptions({ limit }, { query }),
    select: (answer: ListRecommendedBlogs200) => answer.response.blogs,
  };
}

/** Query of trending tags. */
export function trendingTagsQuery(limit: number) {
  return {
    ...getListTrendingTagsQueryOptions({ limit }, { query }),
    select: (answer: ListTrendingTags200) => answer.response.tags,
  };
}
