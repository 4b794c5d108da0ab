import { domainError } from '#server/core/errors.ts';
import { refuseWriter } from '#server/entities/community/writing.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { resolvedContent } from '#server/modules/posts/compose/sources.ts';
import { notifyOfComment } from '#server/notifications/notifications-repository.ts';
import { checkedComment, noComment, shownComment, writtenComment } from '../comments/comment-rules.ts';
import { updateComment } from '../comments/comments-repository.ts';
import { screenComment } from '../moderation/automatic/screen.ts';
import { shownPost } from '../posts/community-post.ts';

/** Changes a comment, for its author and the admins of the blog as which it was written. */
export const editComment: Handler<'editComment'> = async ({
  params,
  body,
  subject,
  db,
  services,
  viewer,
}) => {
  const { community } = subject;
  const { userId } = viewer;
  const now = services.now() / 1000;
  const { post } = await shownPost(db, community.id, params.id, userId);
  const row = await shownComment(db, post.id, params.comment_id, userId);
  if (!row.may_change) throw domainError('not-allowed');
  refuseWriter(community, now);
  const content = checkedComment(body.content);
  await db.transaction(async (tx) => {
    const settled = await resolvedContent(tx, content, userId, row.content);
    if (!(await updateComment(tx, row.id, settled))) throw noComment();
    // Only who is mentioned now is told: the others were told when it was written.
    await notifyOfComment(tx, row.id, settled);
    await screenComment(tx, community.id, row.id);
  });
  return { comment: await writtenComment(row.id, { db, community, viewerId: userId, now }) };
};
