import {
  getGetCommunityPostQueryOptions,
  getGetCommunityTimelineQueryOptions,
  getListCommentsInfiniteQueryOptions,
} from '#generated/hooks/communities/communities.ts';
import type { GetCommunityPost200 } from '#generated/zod/getCommunityPost200.zod.ts';
import type { GetCommunityTimeline200 } from '#generated/zod/getCommunityTimeline200.zod.ts';
import { postsOf } from '#src/shared/api/read/feed.ts';
import { paging } from '#src/shared/api/read/paging.ts';

/** Orders of comments: by likes and answers, newest first, oldest first. */
export const COMMENT_ORDERS = ['best', 'newest', 'oldest'] as const;

export type CommentOrder = (typeof COMMENT_ORDERS)[number];

/** Which comments of a post are read. */
export interface CommentsView {
  sort: CommentOrder;
  /** Id of the comment that the first page contains. */
  around?: string | undefined;
}

/** A post of a community with its community and board. */
export function communityPostQuery(name: string, postId: string, inviteHash?: string) {
  return {
    ...getGetCommunityPostQueryOptions(name, postId, inviteHash ? { invite_hash: inviteHash } : undefined),
    select: ({ response }: GetCommunityPost200) => response,
  };
}

/** Number of posts that are read beside a post: pinned ones come first, and one may be the post itself. */
const LAST_POST_COUNT = 6;

/** The last posts of a board, or of the whole community. */
export function lastPostsQuery(name: string, board: string | undefined, inviteHash?: string) {
  return {
    ...getGetCommunityTimelineQueryOptions(name, {
      limit: LAST_POST_COUNT,
      ...(board ? { board } : {}),
      ...(inviteHash ? { invite_hash: inviteHash } : {}),
    }),
    select: (page: GetCommunityTimeline200) => postsOf(page),
  };
}

/** Comments of a post with their first answers, page by page. */
export function commentsQuery(
  name: string,
  postId: string,
  { sort, around }: CommentsView,
  inviteHash?: string,
) {
  return getListCommentsInfiniteQueryOptions(
    name,
    postId,
    { sort, ...(around ? { around } : {}), ...(inviteHash ? { invite_hash: inviteHash } : {}) },
    { query: paging },
  );
}

/** All answers to one comment, oldest first. */
export function answersQuery(name: string, postId: string, commentId: string, inviteHash?: string) {
  return getListCommentsInfiniteQueryOptions(
    name,
    postId,
    { sort: 'oldest', parent_comment_id: commentId, ...(inviteHash ? { invite_hash: inviteHash } : {}) },
    { query: paging },
  );
}
