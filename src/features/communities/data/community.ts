import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import {
  getGetCommunityQueryOptions,
  getGetCommunityTimelineInfiniteQueryOptions,
} from '#generated/hooks/communities/communities.ts';
import type { GetCommunity200 } from '#generated/zod/getCommunity200.zod.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import type { CommunityView } from '../model/community-view.ts';
import { inviteHashIn, readInviteHash, storeInviteHash } from '../model/stored-invite-hash.ts';

/** A community stays fresh for ten minutes (spec 001 §9). */
const STALE_AFTER_MS = 10 * 60_000;
/** Number of times a failed call is repeated (spec 001 §8). */
const MAX_RETRY_COUNT = 3;
/** Codes of openapi/errors.yaml for invitation links that do not work. */
const DEAD_LINK_CODES = [23014, 23015];

/** Returns true for answers that repeating a call does not change: refusals, and calls that are not built yet. */
function isRefusal(error: unknown): boolean {
  return isApiError(error) && (error.status < 500 || error.status === 501);
}

/**
 * A community; refetched on focus, and retried unless the server refuses it.
 *
 * @param inviteHash of an invitation link, which opens private communities
 */
export function communityQuery(name: string, inviteHash?: string) {
  return {
    ...getGetCommunityQueryOptions(name, inviteHash ? { invite_hash: inviteHash } : undefined),
    select: ({ response }: GetCommunity200) => response.community,
    staleTime: STALE_AFTER_MS,
    refetchOnWindowFocus: true,
    retry: (failureCount: number, error: unknown) => failureCount < MAX_RETRY_COUNT && !isRefusal(error),
  };
}

/** Parameters of the posts of a community. */
export function communityPostsParams({ view, board, query }: CommunityView, inviteHash?: string) {
  return {
    type: view,
    ...(board ? { board } : {}),
    ...(query ? { query } : {}),
    ...(inviteHash ? { invite_hash: inviteHash } : {}),
  };
}

/** Posts of a community, pinned ones first. */
export function communityPostsQuery(name: string, view: CommunityView, inviteHash?: string) {
  return getGetCommunityTimelineInfiniteQueryOptions(name, communityPostsParams(view, inviteHash), {
    query: feedPaging,
  });
}

/**
 * Reads a community with the invite hash of the address, which is stored, or the stored one. A link that does not work
 * any more is forgotten, and the community read without it.
 */
export function useCommunity(name: string) {
  const given = inviteHashIn(useLocation().search);
  const isHydrated = useHydrated();
  const [deadHash, setDeadHash] = useState<string>();
  const known = given ?? (isHydrated ? readInviteHash(name) : undefined);
  const inviteHash = known === deadHash ? undefined : known;
  const query = useQuery(communityQuery(name, inviteHash));
  const isDead = inviteHash !== undefined && DEAD_LINK_CODES.some((code) => isApiError(query.error, code));
  useEffect(() => {
    if (isDead) {
      storeInviteHash(name, undefined);
      setDeadHash(inviteHash);
    } else if (given !== undefined && given !== deadHash) storeInviteHash(name, given);
  }, [name, given, inviteHash, isDead, deadHash]);
  return { ...query, inviteHash, isLinkDead: deadHash !== undefined };
}
