import { useQueryClient } from '@tanstack/react-query';
import {
  getGetCommentQueryOptions,
  getGetCommunityTimelineInfiniteQueryKey,
  getReportCommentMutationOptions,
  getReportCommunityPostMutationOptions,
} from '#generated/hooks/communities/communities.ts';
import type { GetComment200 } from '#generated/zod/getComment200.zod.ts';
import type { ReportCommunityPostBody } from '#generated/zod/reportCommunityPostBody.zod.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';
import { callWith, type WriteCall } from '#src/shared/api/write/write.ts';
import { refreshComments } from './comments.ts';

/** Address of what is reported: a post of a community, or a comment on it. */
export interface ReportedAddress {
  community: string;
  postId: string;
  commentId?: string | undefined;
}

/** A comment with its post. */
export function commentQuery({ community, postId, commentId = '' }: ReportedAddress) {
  return {
    ...getGetCommentQueryOptions(community, postId, commentId),
    select: ({ response }: GetComment200) => response,
    retry: false,
  };
}

/** Returns the call that reports a post or a comment to the moderators. */
export function reportCall({
  community,
  postId,
  commentId,
}: ReportedAddress): WriteCall<ReportCommunityPostBody, unknown> {
  return commentId === undefined
    ? callWith(getReportCommunityPostMutationOptions, (data: ReportCommunityPostBody) => ({
        community,
        id: postId,
        data,
      }))
    : callWith(getReportCommentMutationOptions, (data: ReportCommunityPostBody) => ({
        community,
        id: postId,
        commentId,
        data,
      }));
}

/** Returns a function that refetches the lists that leave out what their reader reported. */
export function useRefreshReported() {
  const queryClient = useQueryClient();
  return async ({ community, postId, commentId }: ReportedAddress): Promise<void> => {
    if (commentId !== undefined) return refreshComments(queryClient, { community, postId });
    const posts = addressOf(getGetCommunityTimelineInfiniteQueryKey(community));
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => addressOf(queryKey) === posts });
  };
}
