import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reorderQueue, shuffleQueue } from '#generated/hooks/posts/posts.ts';
import { tellFailure } from '#src/shared/api/write/tell-failure.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { moveInQueue } from '../model/move.ts';
import { queueQuery, withOrder } from './queue.ts';

/** The last change of each blog's queue that is on its way; the next one waits for it. */
const underWay = new Map<string, Promise<unknown>>();

/** Changing the order of a queue: at once on the screen, then on the server, one change after the other. */
export function useQueueMoves(blogName: string) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { queryKey } = queueQuery(blogName);
  const [isShuffling, setShuffling] = useState(false);

  /** Sends a change in its turn, and reads the server's own order once no other one is on its way. */
  const send = async (call: () => Promise<unknown>): Promise<void> => {
    const turn = () => call();
    const sent = (underWay.get(blogName) ?? Promise.resolve()).then(turn, turn);
    underWay.set(blogName, sent);
    try {
      await sent;
    } finally {
      if (underWay.get(blogName) === sent) {
        underWay.delete(blogName);
        void queryClient.invalidateQueries({ queryKey });
      }
    }
  };

  /** Puts a post behind another one; `0` is the top. */
  const move = async (id: string, after: string): Promise<void> => {
    await queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData(queryKey);
    queryClient.setQueryData(
      queryKey,
      (known) => known && withOrder(known, (posts) => moveInQueue(posts, id, after)),
    );
    try {
      await send(() => reorderQueue(blogName, { post_id: id, insert_after: after }));
    } catch (error) {
      if (before) queryClient.setQueryData(queryKey, before);
      tellFailure(error, t`The queue is as it was: we could not move this post.`);
    }
  };

  /** @throws what the server refused it with, which has been told then */
  const shuffle = async (): Promise<void> => {
    setShuffling(true);
    try {
      await send(() => shuffleQueue(blogName));
      addToast({ type: 'success', message: t`The queue is shuffled` });
    } catch (error) {
      tellFailure(error, t`The queue is as it was: we could not shuffle it.`);
      throw error;
    } finally {
      setShuffling(false);
    }
  };

  return { move: (id: string, after: string): void => void move(id, after), shuffle, isShuffling };
}
