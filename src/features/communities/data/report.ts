import { useQueryClient } from '@tanstack/react-query';
import { getGetBlogInfoQueryOptions } from '#generated/hooks/blogs/blogs.ts';
import {
  getGetCommentQueryOptions,
  getGetCommunityTimelineInfiniteQueryKey,
  getReportCommentMutationOptions,
  getReportCommunityMemberMutationOptions,
  getReportCommunityPostMutationOptions,
} from '#generated/hooks/communities/communities.ts';
import type { GetBlogInfo200 } from '#generated/zod/getBlogInfo200.zod.ts';
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

/** Address of a member who is reported. */
export interface ReportedMember {
  community: string;
  /** Name of the blog. */
  member: string;
}

/** The blog of a member who is to be reported. */
export function reportedBlogQuery(member: string) {
  return {
    ...getGetBlogInfoQueryOptions(member),
    select: ({ response }: GetBlogInfo200) => response.blog,
    retry: false,
  };
}

/** A comment with its post. */
export function commentQuery({ community, postId, commentId = '' }: ReportedAddress) {
  return {
    ...getGetCommentQueryOptions(community, postId, commentId),
    select: ({ response }: GetComment200) => response,
    retry: false,
  };
}

/** Returns the call that reports a post, a comment or a member to the moderators. */
export function reportCall(
  reported: ReportedAddress | ReportedMember,
): WriteCall<ReportCommunityPostBody, unknown> {
  const { community } = reported;
  if ('member' in reported)
    return callWith(getReportCommunityMemberMutationOptions, (data: ReportCommunityPostBody) => ({
      community,
      blog: reported.member,
      data,
    }));
  const { postId, commentId } = reported;
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

/** Returns a function that refetches the lists that leave out what their reader reported. Members stay in theirs. */
export function useRefreshReported() {
  const queryClient = useQueryClient();
  return async (reported: ReportedAddress | ReportedMember): Promise<void> => {
    if ('member' in reported) return;
    const { community, postId, commentId } = reported;
    if (commentId !== undefined) return refreshComments(queryClient, { community, postId });
    const posts = addressOf(getGetCommunityTimelineInfiniteQueryKey(community));
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => addressOf(queryKey) === posts });
  };
}
