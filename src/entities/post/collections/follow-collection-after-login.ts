import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { getFollowCollectionMutationOptions } from '#generated/hooks/collections/collections.ts';
import { executeWrite } from '#src/shared/api/write/write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { refreshCollections } from './refresh-collections.ts';

/** Follows the collection that a visitor signed in for, and says so. Resolves to true when it is followed. */
export function followCollectionAfterLogin(
  queryClient: QueryClient,
  { id, title }: { id: string; title: string },
): Promise<boolean> {
  return executeWrite(
    queryClient,
    getFollowCollectionMutationOptions,
    {
      onSuccess: async () => {
        addToast({ type: 'success', message: t`You follow ${title}.` });
        await refreshCollections(queryClient, id);
      },
      errorToast: t`That was not saved. Try again.`,
    },
    { collectionId: id, data: {} },
  );
}
