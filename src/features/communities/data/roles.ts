import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  getApproveRoleOfferMutationOptions,
  getListCommunityMembersInfiniteQueryKey,
  getListCommunityMembersQueryKey,
  getListRoleOffersQueryKey,
  getListRoleOffersQueryOptions,
  getRequestStewardshipMutationOptions,
  getRevokeRoleOfferMutationOptions,
  getSetCommunityMemberMutationOptions,
} from '#generated/hooks/communities/communities.ts';
import type { ListRoleOffers200 } from '#generated/zod/listRoleOffers200.zod.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { refreshMembership } from './membership.ts';

/** Roles that were offered and not answered yet, for admins. */
export function roleOffersQuery(community: string) {
  return {
    ...getListRoleOffersQueryOptions(community),
    select: ({ response }: ListRoleOffers200) => response.offers,
    retry: false,
  };
}

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

/** Withdraws an offered role, or declines it as the blog that it was offered to. */
export function useRevokeRoleOffer() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useWrite(getRevokeRoleOfferMutationOptions, {
    onSuccess: (_, { community }) => refreshRoles(queryClient, community),
    errorToast: t`That was not saved. Try again.`,
  });
}

/** Accepts an offered role. */
export function useAcceptRole() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useWrite(getApproveRoleOfferMutationOptions, {
    onSuccess: ({ response }, { community }) => {
      const { title } = response.community;
      addToast({ type: 'success', message: t`You look after ${title} from now on` });
      return refreshRoles(queryClient, community);
    },
    errorToast: t`That was not saved. Try again.`,
  });
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

/** Asks the staff of the site to take over a community that nobody looks after. */
export function useRequestStewardship() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useWrite(getRequestStewardshipMutationOptions, {
    onSuccess: (_, { community }) => {
      addToast({ type: 'success', message: t`Request sent` });
      return refreshMembership(queryClient, community);
    },
    errorToast: t`Something went wrong. Try again`,
  });
}
