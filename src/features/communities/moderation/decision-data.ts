import {
  getGetModeratedCommentQueryOptions,
  getGetModeratedPostQueryOptions,
  getGetModerationDecisionQueryOptions,
  getListModerationDecisionsInfiniteQueryOptions,
} from '#generated/hooks/communities/communities.ts';
import type { GetModeratedComment200 } from '#generated/zod/getModeratedComment200.zod.ts';
import type { GetModeratedPost200 } from '#generated/zod/getModeratedPost200.zod.ts';
import type { GetModerationDecision200 } from '#generated/zod/getModerationDecision200.zod.ts';
import { paging } from '#src/shared/api/read/paging.ts';

/** A decision with the thing it is about. */
export function decisionQuery(community: string, decisionId: string) {
  return {
    ...getGetModerationDecisionQueryOptions(community, decisionId),
    select: ({ response }: GetModerationDecision200) => response.decision,
    retry: false,
  };
}

/** A post that was reported or decided, with its entry and the decisions about it. */
export function moderatedPostQuery(community: string, postId: string) {
  return {
    ...getGetModeratedPostQueryOptions(community, postId),
    select: ({ response }: GetModeratedPost200) => response,
    retry: false,
  };
}

/** A comment that was reported or decided, with its entry and the decisions about it. */
export function moderatedCommentQuery(community: string, postId: string, commentId: string) {
  return {
    ...getGetModeratedCommentQueryOptions(community, postId, commentId),
    select: ({ response }: GetModeratedComment200) => response,
    retry: false,
  };
}

/** Decisions about a member, page by page; moderators name the blog, because they may read those about everybody. */
export function decisionsQuery(community: string, blog?: string) {
  return getListModerationDecisionsInfiniteQueryOptions(community, blog ? { blog } : {}, { query: paging });
}
