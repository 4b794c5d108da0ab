import { useLingui } from '@lingui/react/macro';
import {
  type DeletePostMutationVariables,
  getDeletePostMutationOptions,
} from '#generated/hooks/posts/posts.ts';
import { recordDeleted } from '#src/shared/api/read/post-overlay.ts';
import { useWrite, type Writer } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { focusNeighbour } from './focus-neighbour.ts';

/** Deletes a post permanently and removes it from every list; shows an error toast when the server refuses. */
export function useDeletePost(): Writer<DeletePostMutationVariables> {
  const { t } = useLingui();
  return useWrite(getDeletePostMutationOptions, {
    onSuccess: (_answer, { id }) => {
      focusNeighbour(id);
      recordDeleted(id);
      addToast({ type: 'success', message: t`Post deleted` });
    },
    errorToast: t`We could not delete this post.`,
  });
}
