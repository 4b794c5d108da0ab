import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  getListCommunityMembersInfiniteQueryKey,
  getListCommunityMembersQueryKey,
  getListRoleOffersQueryKey,
  getSetCommunityMemberMutationOptions,
} from '#generated/hooks/communities/communities.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { refreshMembership } from './membership.ts';

/** Refetches what a change of roles changes. */
async function refreshRoles(queryClient: QueryClient, community: string): Promise<void> {
  const keys = [
    getListRoleOffersQueryKey(community),
    getListCommunityMembersQueryKey(community),
    getListCommunityMembersInfiniteQueryKey(community),
  ];
  await Promise.all([
    ...keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    refreshMembership(queryClient, community),
  ]);
}

/** Returns a function that says what happened and refetches what a change of roles changes. */
export function useRolesChanged(): (community: string, message: string) => Promise<void> {
  const queryClient = useQueryClient();
  return (community, message) => {
    addToast({ type: 'success', message });
    return refreshRoles(queryClient, community);
  };
}

/** Lowers the role of a member. A refusal (4031: the last admin) is shown in a toast. */
export function useLowerRole() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useWrite(getSetCommunityMemberMutationOptions, {
    onSuccess: (_, { community }) => refreshRoles(queryClient, community),
    errorToast: t`The role was not changed. Try again.`,
  });
}
