import { infiniteQueryOptions } from '@tanstack/react-query';
import { getListDraftsQueryKey, listDrafts } from '#generated/hooks/posts/posts.ts';
import type { ListDraftsParams } from '#generated/zod/listDraftsParams.zod.ts';
import { askedNow } from '#src/shared/api/read/overlay.ts';
import { nextPage } from '#src/shared/api/read/paging.ts';
import { adoptPosts } from '#src/shared/api/read/post-overlay.ts';

/** Drafts of a blog, the last changed first. */
export const draftsQuery = (blogName: string) =>
  infiniteQueryOptions({
    queryKey: [...getListDraftsQueryKey(blogName), 'desk'],
    queryFn: async ({ pageParam, signal }) => {
      const askedAt = askedNow();
      const page = (await listDrafts(blogName, pageParam, { signal })).response;
      adoptPosts(page.posts, askedAt);
      return page;
    },
    initialPageParam: {} as ListDraftsParams,
    getNextPageParam: (page) => nextPage<ListDraftsParams>(page.links),
  });
