import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { mayMove } from '#src/shared/lib/look/moves.ts';

// With the answers, so that whoever logs in next does not see it.
const KEY = ['opened post'];

/** The post whose card travels between its list and its page; one at a time. */
let travelling: string | undefined;
const listeners = new Set<() => void>();

function setTravelling(id: string | undefined): void {
  travelling = id;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const nothingTravels = (): boolean => false;

/** Says that a post of a list is being opened: its page shows it at once, and its card travels there and back. */
export function openPost(queryClient: QueryClient, post: Post): void {
  queryClient.setQueryData(KEY, post);
  setTravelling(mayMove() ? post.id : undefined);
}

/** Says that a post's card is back in its list. */
export const postIsBack = (): void => setTravelling(undefined);

/** Whether the card of a post is on its way between its list and its page. */
export function useIsTravelling(id: string): boolean {
  return useSyncExternalStore(subscribe, () => travelling === id, nothingTravels);
}

/** The post with this id as its list had it, when it was opened from there: to be shown until the page's own answer comes. */
export function useOpenedPost(id: string): Post | undefined {
  const post = useQueryClient().getQueryData<Post>(KEY);
  return post?.id === id ? post : undefined;
}
