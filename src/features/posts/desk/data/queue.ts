import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { getListQueueQueryKey, listQueue } from '#generated/hooks/posts/posts.ts';
import type { ListQueue200 } from '#generated/zod/listQueue200.zod.ts';
import type { ListQueueParams } from '#generated/zod/listQueueParams.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { askedNow } from '#src/shared/api/read/overlay.ts';
import { nextPage } from '#src/shared/api/read/paging.ts';
import { adoptPosts } from '#src/shared/api/read/post-overlay.ts';

export type QueuePage = ListQueue200['response'];

/** The queue of a blog, the next to go out first. */
export const queueQuery = (blogName: string) =>
  infiniteQueryOptions({
    queryKey: [...getListQueueQueryKey(blogName), 'desk'],
    queryFn: async ({ pageParam, signal }): Promise<QueuePage> => {
      const askedAt = askedNow();
      const page = (await listQueue(blogName, pageParam, { signal })).response;
      adoptPosts(page.posts, askedAt);
      return page;
    },
    initialPageParam: {} as ListQueueParams,
    getNextPageParam: (page) => nextPage<ListQueueParams>(page.links),
  });

/** Every post of the pages so far, each once: a queue that moved between two pages repeats some. */
export const postsOf = (pages: readonly { posts: readonly Post[] }[]): Post[] => {
  const seen = new Map(pages.flatMap((page) => page.posts).map((post) => [post.id, post]));
  return [...seen.values()];
};

/** The pages with their posts put in another order; each page keeps its length. */
export const withOrder = <Params>(
  data: InfiniteData<QueuePage, Params>,
  order: (posts: readonly Post[]) => Post[],
): InfiniteData<QueuePage, Params> => {
  const posts = order(postsOf(data.pages));
  let at = 0;
  const pages = data.pages.map((page, index) => {
    const isLast = index === data.pages.length - 1;
    const part = posts.slice(at, isLast ? undefined : at + page.posts.length);
    at += page.posts.length;
    return { ...page, posts: part };
  });
  return { ...data, pages };
};
