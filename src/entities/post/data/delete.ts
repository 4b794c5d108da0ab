import { useLingui } from '@lingui/react/macro';
import {
  type DeletePostMutationVariables,
  getDeletePostMutationOptions,
} from '#generated/hooks/posts/posts.ts';
import { recordDeleted } from '#src/shared/api/read/post-overlay.ts';
import { useWrite, type Writer } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { focusNeighbour } from './focus-neighbour.ts';

/** Deletes a post for good and takes it out of every list; a refusal is told in a toast. */
export function useDeletePost(): Writer<DeletePostMutationVariables> {
  const { t } = useLingui();
  return useWrite(getDeletePostMutationOptions, {
    done: (_answer, { id }) => {
      focusNeighbour(id);
      recordDeleted(id);
      addToast({ type: 'success', message: t`Post deleted` });
    },
    failed: t`We could not delete this post.`,
  });
}
