import { domainError } from '#server/core/errors.ts';
import { findCommunity } from '#server/entities/community/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { deleteNotificationsOf } from '#server/notifications/notifications-repository.ts';
import { commentOf, noComment } from '../comments/comment-rules.ts';
import { removeComment } from '../comments/comments-repository.ts';
import { postIn } from '../posts/community-post.ts';

/** Deletes a comment, for its author and the admins of its blog: also for one who left or was banned. Answers to it stay. */
export const deleteComment: Handler<'deleteComment'> = async ({ params, subject, db, viewer }) => {
  const { userId } = viewer;
  const community = await findCommunity(db, params.community, userId);
  const post = community && (await postIn(db, community.id, params.id, userId));
  const row = post && (await commentOf(db, post.id, params.comment_id, userId));
  if (!row?.may_change) {
    subject.community();
    throw row ? domainError('not-allowed') : noComment();
  }
  if (row.state === 'deleted') throw noComment();
  await db.transaction(async (tx) => {
    await removeComment(tx, row.id);
    await deleteNotificationsOf(tx, [row.id], ['community_comment', 'community_mention']);
  });
  return undefined;
};
