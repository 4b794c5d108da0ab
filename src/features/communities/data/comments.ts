import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  hashKey,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query';
import {
  getDeleteCommentMutationOptions,
  getGetCommunityPostQueryKey,
  getListCommentsInfiniteQueryKey,
  likeComment,
  removeCommentLike,
} from '#generated/hooks/communities/communities.ts';
import type { Comment } from '#generated/zod/comment.zod.ts';
import type { CommentReply } from '#generated/zod/commentReply.zod.ts';
import type { CreateComment201 } from '#generated/zod/createComment201.zod.ts';
import type { ListComments200 } from '#generated/zod/listComments200.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { commentOverlay, postOverlay, withOverlay } from '#src/shared/api/read/post-overlay.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';
import { showErrorToast } from '#src/shared/api/write/show-error-toast.ts';
import { toggle } from '#src/shared/api/write/toggle.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/** A comment, or an answer to one. */
export type AnyComment = Comment | CommentReply;

/** Returns a comment's like as it is shown. */
export function useCommentLike({ id, liked, likeCount }: AnyComment): { liked: boolean; likeCount: number } {
  return commentOverlay.use(id) ?? { liked, likeCount };
}

/** A post of a community whose comments are meant. */
export type PostOfComment = { community: string; postId: string };

/** Likes or unlikes a comment with an optimistic update; the last press wins. */
export function setCommentLiked(
  { community, postId }: PostOfComment,
  comment: AnyComment,
  isLiked: boolean,
): Promise<void> {
  const { id } = comment;
  const shown = commentOverlay.get(id) ?? { liked: comment.liked, likeCount: comment.likeCount };
  const others = shown.likeCount - Number(shown.liked);
  return toggle({
    key: `like-comment:${id}`,
    on: isLiked,
    confirmed: shown.liked,
    hold: () => commentOverlay.hold(id),
    send: (on) => (on ? likeComment : removeCommentLike)(community, postId, id),
    optimisticUpdate: (liked) => commentOverlay.put(id, { liked, likeCount: others + Number(liked) }),
    onSuccess: () => undefined,
    onError: (error, on) =>
      showErrorToast(
        error,
        on ? t`We could not like this comment.` : t`Your like was not removed. Try again.`,
      ),
  });
}

/** Refetches every list of a post's comments, and the post. */
export async function refreshComments(
  queryClient: QueryClient,
  { community, postId }: PostOfComment,
): Promise<void> {
  const lists = addressOf(getListCommentsInfiniteQueryKey(community, postId));
  await Promise.all([
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => addressOf(queryKey) === lists }),
    queryClient.invalidateQueries({ queryKey: getGetCommunityPostQueryKey(community, postId) }),
  ]);
}

/** Shows a post's number of comments changed by one in every list. */
export function countComment(post: Post, by: 1 | -1): void {
  const { community } = withOverlay(post);
  if (!community) return;
  const commentCount = Math.max(0, (community.commentCount ?? 0) + by);
  postOverlay.put(post.id, { community: { ...community, commentCount } });
}

/** Returns pages of comments with one added at its place: an answer below its comment, else at the top. */
export function withComment(
  data: InfiniteData<ListComments200>,
  comment: Comment,
): InfiniteData<ListComments200> {
  const { parentCommentId } = comment;
  const pages = data.pages.map((page, index) => {
    const { comments, total } = page.response;
    const changed =
      parentCommentId === undefined
        ? index === 0
          ? [comment, ...comments]
          : comments
        : comments.map((one) =>
            one.id === parentCommentId
              ? {
                  ...one,
                  replyCount: one.replyCount + 1,
                  replies: [...(one.replies ?? []), { ...comment, parentCommentId }],
                }
              : one,
          );
    return { ...page, response: { ...page.response, comments: changed, total: total + 1 } };
  });
  return { ...data, pages };
}

/**
 * Returns the success handler of the form of a comment: the list shows the comment by the time the form is cleared.
 *
 * @param listKey key of the list that shows it
 * @param answered the comment that it answers, if any
 * @param onSent called then
 */
export function useSendComment(
  post: Post,
  listKey: QueryKey,
  answered: AnyComment | undefined,
  onSent: () => void,
) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return {
    onSuccess: async ({ response: { comment } }: CreateComment201): Promise<void> => {
      queryClient.setQueryData<InfiniteData<ListComments200>>(
        listKey,
        (data) => data && withComment(data, comment),
      );
      if (answered) {
        // Refetches the other lists of the post's comments: all answers to one, other orders.
        const [address, shown] = [addressOf(listKey), hashKey(listKey)];
        await queryClient.invalidateQueries({
          predicate: ({ queryKey, queryHash }) => addressOf(queryKey) === address && queryHash !== shown,
        });
      }
      if (comment.state === 'pending')
        addToast({ type: 'info', message: t`Your comment waits for a moderator.` });
      else countComment(post, 1);
      onSent();
    },
  };
}

/** Deletes an own comment, or one under an own post; a failure is shown in a toast. */
export function useDeleteComment(post: Post, community: string) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { write, busy } = useWrite(getDeleteCommentMutationOptions, {
    onSuccess: async () => {
      countComment(post, -1);
      await refreshComments(queryClient, { community, postId: post.id });
    },
    errorToast: t`We could not delete this comment.`,
  });
  return {
    busy,
    remove: ({ id }: AnyComment): Promise<boolean> => write({ community, id: post.id, commentId: id }),
  };
}
