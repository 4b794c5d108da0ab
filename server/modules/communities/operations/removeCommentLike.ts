import type { Handler } from '#server/http/contract/handler.ts';
import { shownComment } from '../comments/comment-rules.ts';
import { commentsByIds, deleteLike } from '../comments/comments-repository.ts';
import { shownPost } from '../posts/community-post.ts';

/** Removes the member's like from a comment. Changes nothing when there is none. */
export const removeCommentLike: Handler<'removeCommentLike'> = async ({ params, subject, db, viewer }) => {
  const { userId } = viewer;
  const { post } = await shownPost(db, subject.community.id, params.id, userId);
  const row = await shownComment(db, post.id, params.comment_id, userId);
  await deleteLike(db, row.id, userId);
  const [after] = await commentsByIds(db, [row.id], userId);
  return { liked: false, likeCount: after?.like_count ?? 0 };
};
