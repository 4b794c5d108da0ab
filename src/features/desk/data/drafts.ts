import { getListDraftsInfiniteQueryOptions } from '#generated/hooks/posts/posts.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { paging } from '#src/shared/api/read/paging.ts';

/** Polling interval while posts are transcoded, in milliseconds. */
const POLL_INTERVAL_MS = 4000;

type Drafts = { pages: readonly { response: { posts: readonly Post[] } }[] };

/** Returns true when a post waits for the transcoding of its audio or video. */
export const isTranscoding = ({ state }: Post): boolean => state === 'transcoding';

/** Query of a blog's drafts, the last changed first. */
export function draftsQuery(blogName: string) {
  return {
    ...getListDraftsInfiniteQueryOptions(blogName, undefined, { query: paging }),
    // Polls while posts wait for transcoding, because they are published in the background.
    refetchInterval: ({ state }: { state: { data?: Drafts | undefined } }) =>
      state.data?.pages.some(({ response }) => response.posts.some(isTranscoding))
        ? POLL_INTERVAL_MS
        : (false as const),
  };
}
