import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getDenyMembershipRequestMutationOptions,
  getListCommunityMembersInfiniteQueryKey,
  getListCommunityMembersInfiniteQueryOptions,
  getListCommunityMembersQueryOptions,
  getListMembershipRequestsInfiniteQueryKey,
  getListMembershipRequestsInfiniteQueryOptions,
  getSetCommunityMemberMutationOptions,
} from '#generated/hooks/communities/communities.ts';
import type { CommunityMember } from '#generated/zod/communityMember.zod.ts';
import type { ListCommunityMembers200 } from '#generated/zod/listCommunityMembers200.zod.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { uniqueBy } from '#src/shared/lib/lists/paged-list.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import type { MembersView } from '../model/members-view.ts';
import { refreshMembership } from './membership.ts';

/** Members of a community that an address selects. */
export function membersQuery(community: string, { filter, search }: MembersView, inviteHash?: string) {
  return getListCommunityMembersInfiniteQueryOptions(
    community,
    { filter, ...(search ? { search } : {}), ...(inviteHash ? { invite_hash: inviteHash } : {}) },
    { query: paging },
  );
}

/** Number of admins, and of moderators, who are named beside a community. */
const MAX_LEADER_COUNT = 6;

/** Those who look after a community, of one role. */
export function leadersQuery(community: string, role: 'admin' | 'moderator') {
  return {
    ...getListCommunityMembersQueryOptions(community, { filter: role, limit: MAX_LEADER_COUNT }),
    select: ({ response }: ListCommunityMembers200) => response.members,
    retry: false,
  };
}

/** Returns those who look after a community, admins first; undefined while they are read, none where that fails. */
export function useLeaders(community: string): readonly CommunityMember[] | undefined {
  const admins = useQuery(leadersQuery(community, 'admin'));
  const moderators = useQuery(leadersQuery(community, 'moderator'));
  if (admins.isPending || moderators.isPending) return undefined;
  return uniqueBy([...(admins.data ?? []), ...(moderators.data ?? [])], ({ uuid }) => uuid);
}

/** Membership requests of a community that wait, for its moderators. */
export function membershipRequestsQuery(community: string) {
  return getListMembershipRequestsInfiniteQueryOptions(community, undefined, { query: paging });
}

/** Refetches what an answered request changes. */
async function refreshRequests(queryClient: QueryClient, community: string): Promise<void> {
  const keys = [
    getListMembershipRequestsInfiniteQueryKey(community),
    getListCommunityMembersInfiniteQueryKey(community),
  ];
  await Promise.all([
    ...keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    refreshMembership(queryClient, community),
  ]);
}

/** Answers a membership request and says so (spec 001 §4); the request leaves the list in both cases. */
export function useAnswerRequest() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const approving = useWrite(getSetCommunityMemberMutationOptions, {
    onSuccess: (_, { community, blog }) => {
      addToast({ type: 'success', message: t`${blog} approved` });
      return refreshRequests(queryClient, community);
    },
    errorToast: t`Trying to approve this request failed. Please try again later.`,
  });
  const denying = useWrite(getDenyMembershipRequestMutationOptions, {
    onSuccess: (_, { community, blog }) => {
      addToast({ type: 'success', message: t`${blog} denied` });
      return refreshRequests(queryClient, community);
    },
    errorToast: t`Trying to decline this request failed. Please try again later.`,
  });
  return { approving, denying };
}
