import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  getCreateInviteHashMutationOptions,
  getGetCommunityQueryKey,
  getListCommunityInvitationsInfiniteQueryKey,
  getListCommunityInvitationsInfiniteQueryOptions,
  getRevokeCommunityInvitationMutationOptions,
  getRevokeInviteHashMutationOptions,
} from '#generated/hooks/communities/communities.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/** Invitations of a community that were not answered yet, the last sent first. */
export function sentInvitationsQuery(community: string) {
  return getListCommunityInvitationsInfiniteQueryOptions(community, undefined, { query: paging });
}

/** Refetches the invitations of a community and their count. */
async function refreshInvitations(queryClient: QueryClient, community: string): Promise<void> {
  const keys = [getListCommunityInvitationsInfiniteQueryKey(community), getGetCommunityQueryKey(community)];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Returns the success handler of the form that invites: it says who was invited and refetches the list. */
export function useAfterInviting(onSent: () => void) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return {
    onSuccess: async (_: unknown, { community, blog }: { community: string; blog: string }) => {
      addToast({ type: 'success', message: t`${blog} was invited` });
      onSent();
      await refreshInvitations(queryClient, community);
    },
  };
}

/** Withdraws an invitation; a failure is shown in a toast. */
export function useWithdrawInvitation() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useWrite(getRevokeCommunityInvitationMutationOptions, {
    onSuccess: (_, { community }) => refreshInvitations(queryClient, community),
    errorToast: t`The invitation could not be withdrawn.`,
  });
}

/** Makes an invitation link, which ends the one before, and revokes it; failures are shown in a toast. */
export function useInviteLink(community: string) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: getGetCommunityQueryKey(community) });
  const making = useWrite(getCreateInviteHashMutationOptions, {
    onSuccess,
    errorToast: t`The link could not be made.`,
  });
  const revoking = useWrite(getRevokeInviteHashMutationOptions, {
    onSuccess,
    errorToast: t`The link could not be switched off.`,
  });
  return {
    make: () => void making.write({ community }),
    revoke: () => void revoking.write({ community }),
    isMaking: making.busy,
    isRevoking: revoking.busy,
  };
}
