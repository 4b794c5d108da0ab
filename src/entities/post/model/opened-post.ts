import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { isMotionAllowed } from '#src/shared/lib/look/motion.ts';

// Stored in the query cache, so that it is cleared together with the other data when another member logs in.
const KEY = ['opened post'];

/** Id of the post whose card is animated between its list and its page; one at a time. */
let transitioningId: string | undefined;
const listeners = new Set<() => void>();

function setTransitioningId(id: string | undefined): void {
  transitioningId = id;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const noTransition = (): boolean => false;

/** Marks a post of a list as being opened: its page renders it immediately, and its card is animated there and back. */
export function startPostTransition(queryClient: QueryClient, post: Post): void {
  queryClient.setQueryData(KEY, post);
  setTransitioningId(isMotionAllowed() ? post.id : undefined);
}

/** Ends the transition once the card is back in its list. */
export const endPostTransition = (): void => setTransitioningId(undefined);

/** Returns true while the card of a post is animated between its list and its page. */
export function useIsInTransition(id: string): boolean {
  return useSyncExternalStore(subscribe, () => transitioningId === id, noTransition);
}

/** Returns the post from the list it was opened from, as a placeholder until the page's own response arrives. */
export function useOpenedPost(id: string): Post | undefined {
  const post = useQueryClient().getQueryData<Post>(KEY);
  return post?.id === id ? post : undefined;
}
