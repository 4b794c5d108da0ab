import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getCreateCommunityBanMutationOptions,
  getGetCommunityQueryKey,
  getGetModeratedMemberQueryKey,
  getListAuditLogInfiniteQueryOptions,
  getListCommunityBansInfiniteQueryKey,
  getListCommunityBansInfiniteQueryOptions,
  getListCommunityMembersInfiniteQueryKey,
  getListMemberHistoryInfiniteQueryKey,
  getListMemberHistoryInfiniteQueryOptions,
  getRemoveCommunityMemberMutationOptions,
  getRevokeCommunityBanMutationOptions,
  getSetCommunityMemberMutationOptions,
} from '#generated/hooks/communities/communities.ts';
import type { ListAuditLogParams } from '#generated/zod/listAuditLogParams.zod.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { callWith } from '#src/shared/api/write/write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/** History of a member: acts and decisions, the newest first. */
export function historyQuery(community: string, blog: string) {
  return getListMemberHistoryInfiniteQueryOptions(community, blog, {}, { query: paging });
}

/** Bans that hold, the last first. */
export function bansQuery(community: string) {
  return getListCommunityBansInfiniteQueryOptions(community, {}, { query: paging });
}

/** The log of a community, the newest first. */
export function logQuery(community: string, params: ListAuditLogParams) {
  return getListAuditLogInfiniteQueryOptions(community, params, { query: paging });
}

/** A mute, a removal or a ban that a form asks for. */
export interface Restriction {
  kind: 'mute' | 'remove' | 'ban';
  /** Seconds; 0 for one without an end. A removal has none. */
  lengthSeconds: number;
  /** Rule that was broken; undefined for none. */
  ruleId: string | undefined;
}

/** Returns a function that refetches what a mute or a ban changes. */
export function useRefreshMember(community: string) {
  const queryClient = useQueryClient();
  return async (blog: string): Promise<void> => {
    const addresses = new Set([
      // Its counts of members and bans.
      addressOf(getGetCommunityQueryKey(community)),
      addressOf(getListCommunityBansInfiniteQueryKey(community)),
      addressOf(getListCommunityMembersInfiniteQueryKey(community)),
      addressOf(getListMemberHistoryInfiniteQueryKey(community, blog)),
      addressOf(getGetModeratedMemberQueryKey(community, blog)),
    ]);
    await queryClient.invalidateQueries({
      predicate: ({ queryKey }) => addresses.has(addressOf(queryKey)),
    });
  };
}

/** Mutes, removes, bans, and ends mutes and bans; failures are shown in toasts. */
export function useRestrict(community: string, blog: string) {
  const { t } = useLingui();
  const refresh = useRefreshMember(community);
  const errorToast = t`That was not saved. Try again.`;
  const whyOf = ({ ruleId }: Restriction) => ({
    reason: 'community_guidelines' as const,
    ...(ruleId === undefined ? {} : { rule_id: ruleId }),
  });
  const muting = useWrite(
    callWith(getSetCommunityMemberMutationOptions, (given: Restriction) => ({
      community,
      blog,
      data: { muted: true, mute_length_seconds: given.lengthSeconds, ...whyOf(given) },
    })),
    {
      errorToast,
      onSuccess: () => {
        addToast({ type: 'success', message: t`${blog} can read, but not write` });
        return refresh(blog);
      },
    },
  );
  const removing = useWrite(
    callWith(getRemoveCommunityMemberMutationOptions, (given: Restriction) => ({
      community,
      blog,
      params: whyOf(given),
    })),
    {
      errorToast,
      onSuccess: () => {
        addToast({ type: 'success', message: t`${blog} is no member any more` });
        return refresh(blog);
      },
    },
  );
  const banning = useWrite(
    callWith(getCreateCommunityBanMutationOptions, (given: Restriction) => ({
      community,
      data: { tumblelog: blog, ban_length_seconds: given.lengthSeconds, ...whyOf(given) },
    })),
    {
      errorToast,
      onSuccess: () => {
        addToast({ type: 'success', message: t`${blog} is banned` });
        return refresh(blog);
      },
    },
  );
  const unmuting = useWrite(getSetCommunityMemberMutationOptions, {
    errorToast,
    onSuccess: () => {
      addToast({ type: 'success', message: t`${blog} can write again` });
      return refresh(blog);
    },
  });
  const lifting = useWrite(getRevokeCommunityBanMutationOptions, {
    errorToast,
    onSuccess: () => {
      addToast({ type: 'success', message: t`The ban of ${blog} is lifted` });
      return refresh(blog);
    },
  });
  const acts = { mute: muting, remove: removing, ban: banning };
  return {
    busy: muting.busy || removing.busy || banning.busy || unmuting.busy || lifting.busy,
    restrict: (given: Restriction) => void acts[given.kind].write(given),
    unmute: () => void unmuting.write({ community, blog, data: { muted: false } }),
    lift: () => void lifting.write({ community, blog }),
  };
}
