import { getListDraftsInfiniteQueryOptions } from '#generated/hooks/posts/posts.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { paging } from '#src/shared/api/read/paging.ts';

/** Between two looks at what gets ready, in milliseconds. */
const LOOK_EVERY = 4000;

type Drafts = { pages: readonly { response: { posts: readonly Post[] } }[] };

/** Whether a post waits for its sound or film. */
export const isWaiting = ({ state }: Post): boolean => state === 'transcoding';

/** Drafts of a blog, the last changed first. */
export function draftsQuery(blogName: string) {
  return {
    ...getListDraftsInfiniteQueryOptions(blogName, undefined, { query: paging }),
    // Posts that wait for their film go out while somebody looks.
    refetchInterval: ({ state }: { state: { data?: Drafts | undefined } }) =>
      state.data?.pages.some(({ response }) => response.posts.some(isWaiting))
        ? LOOK_EVERY
        : (false as const),
  };
}
