import { infiniteQueryOptions } from '@tanstack/react-query';
import { getListFollowingQueryKey, listFollowing } from '#generated/hooks/feed/feed.ts';
import type { ListFollowingParams } from '#generated/zod/listFollowingParams.zod.ts';
import { askedNow } from '#src/shared/api/read/overlay.ts';
import { nextPage } from '#src/shared/api/read/paging.ts';
import { adoptBlogs } from '#src/shared/api/read/post-overlay.ts';

/** Blogs the member follows, page by page. */
export const followingQuery = () =>
  infiniteQueryOptions({
    queryKey: [...getListFollowingQueryKey(), 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      const askedAt = askedNow();
      const { response } = await listFollowing(pageParam, { signal });
      adoptBlogs(response.blogs, askedAt);
      return response;
    },
    initialPageParam: {} as Partial<ListFollowingParams>,
    getNextPageParam: (page) => nextPage<Partial<ListFollowingParams>>(page.links),
  });
