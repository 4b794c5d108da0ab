import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getGetCollectionInvitationQueryOptions,
  getJoinCollectionMutationOptions,
  getListReceivedCollectionInvitationsInfiniteQueryKey,
  getListReceivedCollectionInvitationsInfiniteQueryOptions,
  getRevokeCollectionInvitationMutationOptions,
} from '#generated/hooks/collections/collections.ts';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import { refreshCollections } from '#src/entities/post/collections/refresh-collections.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/** Tokens of links as the contract spells them. */
const HASH = /^[A-Za-z0-9_-]{1,128}$/;

/** Returns the token of an invitation link in an address; undefined without a possible one. */
export function inviteHashIn(query: URLSearchParams): string | undefined {
  const hash = query.get('invite_hash') ?? '';
  return HASH.test(hash) ? hash : undefined;
}

/** The invitation behind a link, also for visitors. */
export function linkedInvitationQuery(hash: string) {
  return getGetCollectionInvitationQueryOptions(hash);
}

/** Invitations to collections that the member's blogs have not answered. */
export function receivedInvitationsQuery() {
  return getListReceivedCollectionInvitationsInfiniteQueryOptions(undefined, { query: paging });
}

function useRefreshInvitations() {
  const queryClient = useQueryClient();
  const received = addressOf(getListReceivedCollectionInvitationsInfiniteQueryKey());
  return async (id: string): Promise<void> => {
    await Promise.all([
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => addressOf(queryKey) === received }),
      refreshCollections(queryClient, id),
    ]);
  };
}

/** Accepts an invitation and calls back with the collection; a refusal is the caller's to show. */
export function useJoinCollection(onJoined: (collection: CollectionRef) => void) {
  const { t } = useLingui();
  const refresh = useRefreshInvitations();
  return useWrite(getJoinCollectionMutationOptions, {
    onSuccess: ({ response: { collection } }, { data }) => {
      const { title } = collection;
      const count = (data.follow_blogs?.length ?? 0) + (data.follow_tags?.length ?? 0);
      addToast({
        type: 'success',
        message:
          count > 0
            ? t`You keep ${title} together now. What you chose is on your dashboard.`
            : t`You keep ${title} together now`,
      });
      void refresh(collection.id);
      onJoined(collection);
    },
    errorToast: t`The invitation could not be accepted. Try again.`,
  });
}

/** Declines an invitation as the invited blog; an owner withdraws it with the same call. */
export function useEndInvitation() {
  const { t } = useLingui();
  const refresh = useRefreshInvitations();
  return useWrite(getRevokeCollectionInvitationMutationOptions, {
    onSuccess: (_, { collectionId }) => refresh(collectionId),
    errorToast: t`That was not saved. Try again.`,
  });
}
