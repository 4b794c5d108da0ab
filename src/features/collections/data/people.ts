import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getCreateCollectionInviteHashMutationOptions,
  getLeaveCollectionMutationOptions,
  getListCollectionInvitationsQueryOptions,
  getRemoveCollaboratorMutationOptions,
  getRevokeCollectionInviteHashMutationOptions,
  getSetCollaboratorMutationOptions,
} from '#generated/hooks/collections/collections.ts';
import type { CollectionInviteLink } from '#generated/zod/collectionInviteLink.zod.ts';
import { forgetCollections, refreshCollections } from '#src/entities/post/collections/refresh-collections.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/** Number of people who may join by a link, and the seconds for which it works. */
const LINK = { max_uses: 20, expires_in: 7 * 86_400 } as const;

/** Invitations to a collection that nobody answered yet; for its owners. */
export function sentInvitationsQuery(collectionId: string) {
  return getListCollectionInvitationsQueryOptions(collectionId);
}

/** Changes roles and removes collaborators; the last owner stays (code 4031), which a toast says. */
export function usePeople(collectionId: string) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const options = {
    // A choice made while the one before is being saved waits for it. A disabled button would lose the focus.
    scope: `people of ${collectionId}`,
    onSuccess: () => refreshCollections(queryClient, collectionId),
    errorToast: t`That was not saved. Try again.`,
  };
  const role = useWrite(getSetCollaboratorMutationOptions, options);
  const remove = useWrite(getRemoveCollaboratorMutationOptions, options);
  return {
    setRole: (blog: string, next: 'owner' | 'editor' | 'contributor') =>
      void role.write({ collectionId, blog, data: { role: next } }),
    remove: (blog: string) => void remove.write({ collectionId, blog }),
  };
}

/** Makes and revokes the link of a collection. A link is shown once, after it was made. */
export function useInviteLink(collectionId: string) {
  const { t } = useLingui();
  const [link, setLink] = useState<CollectionInviteLink>();
  const errorToast = t`That was not saved. Try again.`;
  const making = useWrite(getCreateCollectionInviteHashMutationOptions, {
    onSuccess: ({ response }) => setLink(response.link),
    errorToast,
  });
  const revoking = useWrite(getRevokeCollectionInviteHashMutationOptions, {
    onSuccess: () => {
      setLink(undefined);
      addToast({ type: 'success', message: t`The link no longer works.` });
    },
    errorToast,
  });
  return {
    link,
    busy: making.busy || revoking.busy,
    make: () => void making.write({ collectionId, data: { role: 'contributor', ...LINK } }),
    revoke: () => void revoking.write({ collectionId }),
  };
}

/**
 * Leaves a collection as all of the member's blogs; posts they put in stay or go with them.
 * @param onLeft closes the page of the collection, which is not found any more if it is private
 */
export function useLeaveCollection(onLeft: () => void | Promise<void>) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useWrite(getLeaveCollectionMutationOptions, {
    onSuccess: async (_, { collectionId }) => {
      addToast({ type: 'success', message: t`You do not keep it any more.` });
      // The list that opens must not show the collection any more: a pointer above its row would load it in advance.
      forgetCollections(queryClient);
      await onLeft();
      forgetCollections(queryClient, collectionId);
    },
    errorToast: t`You could not leave. Try again.`,
  });
}
