import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  getGetCommunityQueryKey,
  getJoinCommunityMutationOptions,
  getLeaveCommunityMutationOptions,
  getListCommunitiesInfiniteQueryKey,
  getListReceivedInvitationsInfiniteQueryKey,
  getMuteCommunityMutationOptions,
  getRevokeCommunityInvitationMutationOptions,
  getUnmuteCommunityMutationOptions,
} from '#generated/hooks/communities/communities.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/** Refetches what depends on the membership of the viewer in a community. */
export async function refreshMembership(queryClient: QueryClient, community: string): Promise<void> {
  const keys = [
    getGetCommunityQueryKey(community),
    getListCommunitiesInfiniteQueryKey(),
    getListReceivedInvitationsInfiniteQueryKey(),
  ];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Joins a community as one of the member's blogs and says so (spec 001 §4). A failure is shown in a toast. */
export function useJoinCommunity() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useWrite(getJoinCommunityMutationOptions, {
    onSuccess: async ({ response }, { community }) => {
      const { title } = response.community;
      addToast({ type: 'success', message: t`Woohoo! You are now a member of ${title}` });
      await refreshMembership(queryClient, community);
    },
    errorToast: t`Something went wrong. Try again`,
  });
}

/** Declines an invitation to a community, as the invited blog. */
export function useDeclineInvitation() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useWrite(getRevokeCommunityInvitationMutationOptions, {
    onSuccess: (_, { community, params }) => {
      if (params?.do_not_invite) addToast({ type: 'success', message: t`They cannot invite you again` });
      return refreshMembership(queryClient, community);
    },
    errorToast: t`The invitation could not be declined.`,
  });
}

/** Leaves a community as all of the member's blogs; a refusal (4031: the last admin) is shown in a toast. */
export function useLeaveCommunity() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useWrite(getLeaveCommunityMutationOptions, {
    onSuccess: async (_, { community }) => {
      addToast({ type: 'success', message: t`You have left the community` });
      await refreshMembership(queryClient, community);
    },
    errorToast: t`You could not leave. Try again.`,
  });
}

/** Returns a function that stops or starts counting a community's new posts; failures are shown in a toast. */
export function useMuteCommunity(): (community: string, isMuted: boolean) => void {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const options = {
    onSuccess: (_: unknown, { community }: { community: string }) =>
      refreshMembership(queryClient, community),
    errorToast: t`That was not saved. Try again.`,
  };
  const mute = useWrite(getMuteCommunityMutationOptions, options);
  const unmute = useWrite(getUnmuteCommunityMutationOptions, options);
  return (community, isMuted) => void (isMuted ? mute : unmute).write({ community });
}
