import { queryOptions } from '@tanstack/react-query';
import {
  getListRecommendedBlogsQueryKey,
  getListTrendingTagsQueryKey,
  listRecommendedBlogs,
  listTrendingTags,
} from '#generated/hooks/discovery/discovery.ts';
import { askedNow } from './overlay.ts';
import { adoptBlogs, adoptTags } from './post-overlay.ts';

/** Suggestions may stand for a while; a list that changes while one reads it is a nuisance. */
const STALE_TIME = 10 * 60_000;

/** Blogs worth following. */
export const recommendedBlogsQuery = (limit: number) => {
  const params = { limit };
  return queryOptions({
    queryKey: getListRecommendedBlogsQueryKey(params),
    queryFn: async ({ signal }) => {
      const askedAt = askedNow();
      const answer = await listRecommendedBlogs(params, { signal });
      adoptBlogs(answer.response.blogs, askedAt);
      return answer;
    },
    select: (answer) => answer.response.blogs,
    staleTime: STALE_TIME,
  });
};

/** Tags many people use these days. */
export const trendingTagsQuery = (limit: number) => {
  const params = { limit };
  return queryOptions({
    queryKey: getListTrendingTagsQueryKey(params),
    queryFn: async ({ signal }) => {
      const askedAt = askedNow();
      const answer = await listTrendingTags(params, { signal });
      adoptTags(answer.response.tags, askedAt);
      return answer;
    },
    select: (answer) => answer.response.tags,
    staleTime: STALE_TIME,
  });
};
