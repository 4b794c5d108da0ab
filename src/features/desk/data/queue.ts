import type { InfiniteData } from '@tanstack/react-query';
import { getListQueueInfiniteQueryOptions } from '#generated/hooks/posts/posts.ts';
import type { ListQueue200 } from '#generated/zod/listQueue200.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { eachOnce } from '#src/shared/lib/lists/paged-list.ts';

/** The queue of a blog, the next to go out first. */
export function queueQuery(blogName: string) {
  return getListQueueInfiniteQueryOptions(blogName, undefined, { query: paging });
}

/** What a page of the desk holds, and what tells two posts apart. */
export function postsOf({ response }: { response: { posts: readonly Post[] } }): readonly Post[] {
  return response.posts;
}
export const idOf = ({ id }: Post): string => id;

/** The pages with their posts put in another order; each page keeps its length. */
export function withOrder<Params>(
  data: InfiniteData<ListQueue200, Params>,
  order: (posts: readonly Post[]) => Post[],
): InfiniteData<ListQueue200, Params> {
  const posts = order(eachOnce(data.pages.flatMap(postsOf), idOf));
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
