import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getReorderQueueMutationOptions,
  getShuffleQueueMutationOptions,
} from '#generated/hooks/posts/posts.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { moveInQueue } from '../model/move.ts';
import { queueQuery, withOrder } from './queue.ts';

/** Reorders a queue: optimistically on the screen, then on the server, one change after the other. */
export function useQueueMoves(blogName: string) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { queryKey } = queueQuery(blogName);
  const scope = `queue of ${blogName}`;

  /** Refetches the server's order when no other change is pending. */
  const readAgain = (): void => {
    const isOfQueue = (mutation: { options: { scope?: { id: string } } }): boolean =>
      mutation.options.scope?.id === scope;
    // The mutation that has just ended still counts as pending.
    if (queryClient.isMutating({ predicate: isOfQueue }) <= 1)
      void queryClient.invalidateQueries({ queryKey });
  };

  const moving = useWrite(getReorderQueueMutationOptions, {
    scope,
    optimisticUpdate: ({ data: { post_id: id, insert_after: after } }, changeQuery) =>
      changeQuery<Parameters<typeof withOrder>[0]>(queryKey, (known) =>
        withOrder(known, (posts) => moveInQueue(posts, id, after)),
      ),
    onSuccess: readAgain,
    onError: readAgain,
    errorToast: t`The post was not moved. Try again.`,
  });

  const shuffling = useWrite(getShuffleQueueMutationOptions, {
    scope,
    onSuccess: () => {
      addToast({ type: 'success', message: t`The queue is shuffled` });
      readAgain();
    },
    onError: readAgain,
    errorToast: t`The queue was not shuffled. Try again.`,
  });

  return {
    /** Moves a post behind another one; `0` is the top. */
    move: (id: string, after: string): void =>
      void moving.write({ blog: blogName, data: { post_id: id, insert_after: after } }),
    /** Resolves to true when the queue was shuffled; an error shows a message. */
    shuffle: (): Promise<boolean> => shuffling.write({ blog: blogName }),
    isShuffling: shuffling.busy,
  };
}
