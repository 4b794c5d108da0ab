import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getDenyMembershipRequestMutationOptions,
  getJoinCommunityMutationOptions,
  getRequestMembershipMutationOptions,
  getSubscribeCommunitySeatMutationOptions,
  getUnsubscribeCommunitySeatMutationOptions,
} from '#generated/hooks/communities/communities.ts';
import type { JoinCommunity200 } from '#generated/zod/joinCommunity200.zod.ts';
import type { RequestMembership201 } from '#generated/zod/requestMembership201.zod.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { callWith, type WriteCall } from '#src/shared/api/write/write.ts';
import { refreshMembership } from './membership.ts';

/** Request to join, or to be let in. */
export interface JoinRequest {
  community: string;
  /** Name of the blog that joins. */
  blog: string;
  /** To the questions of the community, in their order. */
  answers: string[];
  /** Of an invitation link. */
  inviteHash?: string | undefined;
}

/** Joins a community. */
export const joinCall: WriteCall<JoinRequest, JoinCommunity200> = callWith(
  getJoinCommunityMutationOptions,
  ({ community, blog, answers, inviteHash }: JoinRequest) => ({
    community,
    data: {
      tumblelog: blog,
      ...(inviteHash ? { invite_hash: inviteHash } : {}),
      ...(answers.length > 0 ? { answers } : {}),
    },
  }),
);

/** Asks to join a community. */
export const requestCall: WriteCall<JoinRequest, RequestMembership201> = callWith(
  getRequestMembershipMutationOptions,
  ({ community, blog, answers }: JoinRequest) => ({
    community,
    data: { tumblelog: blog, ...(answers.length > 0 ? { answers } : {}) },
  }),
);

/** Withdraws a request of one of the member's blogs. */
export function useWithdrawRequest() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useWrite(getDenyMembershipRequestMutationOptions, {
    onSuccess: (_, { community }) => refreshMembership(queryClient, community),
    errorToast: t`Request failed. Please try again later.`,
  });
}

/** Switches whether the member is told when a full community has room again. Failures are shown in a toast. */
export function useWaitForSeat(community: string) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const options = {
    onSuccess: () => refreshMembership(queryClient, community),
    errorToast: t`Something went wrong. Try again`,
  };
  const on = useWrite(getSubscribeCommunitySeatMutationOptions, options);
  const off = useWrite(getUnsubscribeCommunitySeatMutationOptions, options);
  return {
    busy: on.busy || off.busy,
    change: (isWaiting: boolean) => void (isWaiting ? on : off).write({ community }),
  };
}
