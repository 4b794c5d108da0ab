import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getEditCollectionPostsMutationOptions,
  getRestoreCollectionPostsMutationOptions,
} from '#generated/hooks/collections/collections.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { refreshCollections } from './refresh-collections.ts';

/** Longest change of several posts (contract: editCollectionPosts). */
const MAX_CHANGED = 100;

/** Takes posts that are gone out of a collection; a line offers to put them back. */
export function useTakeOut() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const errorToast = t`That was not saved. Try again.`;
  const restore = useWrite(getRestoreCollectionPostsMutationOptions, {
    onSuccess: (_, { collectionId }) => refreshCollections(queryClient, collectionId),
    errorToast,
  });
  const several = useWrite(getEditCollectionPostsMutationOptions, {
    onSuccess: async ({ response: { changed, undoToken } }, { collectionId }) => {
      addToast({
        type: 'success',
        message: t`${plural(changed, { one: '# gap closed.', other: '# gaps closed.' })}`,
        action: {
          label: t`Undo`,
          onAction: () => void restore.write({ collectionId, data: { undo_token: undoToken } }),
        },
      });
      await refreshCollections(queryClient, collectionId);
    },
    errorToast,
  });
  return {
    takeOut: (collectionId: string, postIds: readonly string[]) =>
      void several.write({
        collectionId,
        data: { action: 'remove', post_ids: postIds.slice(0, MAX_CHANGED) },
      }),
    busy: several.busy,
  };
}
