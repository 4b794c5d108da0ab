import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reorderQueue, shuffleQueue } from '#generated/hooks/posts/posts.ts';
import { tellFailure } from '#src/shared/api/tell-failure.ts';
import { addToast } from '#src/shared/lib/toast-store.ts';
import { moveInQueue } from '../model/move.ts';
import { queueQuery, withOrder } from './queue.ts';

interface Move {
  id: string;
  /** The post it is put behind; `0` for the top. */
  after: string;
}

/** Changing the order of a queue: at once on the screen, then on the server, one change after the other. */
export function useQueueMoves(blogName: string) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { queryKey } = queueQuery(blogName);
  const scope = { id: `queue of ${blogName}` };
  const mutationKey = ['queue', blogName];

  /** The server's own order, once no other change is on its way. */
  const settle = async (): Promise<void> => {
    if (queryClient.isMutating({ mutationKey }) <= 1) await queryClient.invalidateQueries({ queryKey });
  };

  const move = useMutation({
    mutationKey,
    scope,
    mutationFn: ({ id, after }: Move) => reorderQueue(blogName, { post_id: id, insert_after: after }),
    onMutate: async ({ id, after }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(
        queryKey,
        (known) => known && withOrder(known, (posts) => moveInQueue(posts, id, after)),
      );
      return { before };
    },
    onError: (error, _move, kept) => {
      if (kept?.before) queryClient.setQueryData(queryKey, kept.before);
      tellFailure(error, t`The queue is as it was: we could not move this post.`);
    },
    onSettled: settle,
  });

  const shuffle = useMutation({
    mutationKey,
    scope,
    mutationFn: () => shuffleQueue(blogName),
    onSuccess: () => addToast({ type: 'success', message: t`The queue is mixed` }),
    onError: (error) => tellFailure(error, t`The queue is as it was: we could not mix it.`),
    onSettled: settle,
  });

  return {
    move: (id: string, after: string): void => move.mutate({ id, after }),
    shuffle: () => shuffle.mutateAsync(),
    isShuffling: shuffle.isPending,
  };
}
