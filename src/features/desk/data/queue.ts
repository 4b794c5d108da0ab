import type { InfiniteData } from '@tanstack/react-query';
import { getListQueueInfiniteQueryOptions } from '#generated/hooks/posts/posts.ts';
import type { ListQueue200 } from '#generated/zod/listQueue200.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { uniqueBy } from '#src/shared/lib/lists/paged-list.ts';

/** Query of a blog's queue, the next post to be published first. */
export function queueQuery(blogName: string) {
  return getListQueueInfiniteQueryOptions(blogName, undefined, { query: paging });
}

/** Returns the posts of a page of the desk. */
export function postsOf({ response }: { response: { posts: readonly Post[] } }): readonly Post[] {
  return response.posts;
}
export const idOf = ({ id }: Post): string => id;

/** Returns the pages with their posts in another order; each page keeps its length. */
export function withOrder<Params>(
  data: InfiniteData<ListQueue200, Params>,
  order: (posts: readonly Post[]) => Post[],
): InfiniteData<ListQueue200, Params> {
  const posts = order(uniqueBy(data.pages.flatMap(postsOf), idOf));
  let at = 0;
  const pages = data.pages.map((page, index) => {
    const isLast = index === data.pages.length - 1;
    const { length } = postsOf(page);
    const part = posts.slice(at, isLast ? undefined : at + length);
    at += length;
    return { ...page, response: { ...page.response, posts: part } };
  });
  return { ...data, pages };
}
