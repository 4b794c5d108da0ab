import type { Handler } from '#server/http/contract/handler.ts';
import { noComment } from '../comments/comment-rules.ts';
import { moderatedThing } from '../moderation/acts/moderated.ts';

/** Returns a reported or removed comment with its post, its reports and the decisions about it. */
export const getModeratedComment: Handler<'getModeratedComment'> = async ({
  params,
  subject,
  db,
  services,
  viewer,
}) => {
  const { community } = subject;
  const reader = { db, community, viewerId: viewer.userId, now: services.now() / 1000 };
  const found = await moderatedThing({ postId: params.id, commentId: params.comment_id }, reader);
  const { comment } = found.item;
  if (!comment) throw noComment();
  return { ...found, comment };
};
