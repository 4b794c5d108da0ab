import { refuseWriter, writingSeat } from '#server/entities/community/writing.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { resolvedContent } from '#server/modules/posts/compose/sources.ts';
import { notifyOfComment } from '#server/notifications/notifications-repository.ts';
import { checkedComment, shownComment, writtenComment } from '../comments/comment-rules.ts';
import { insertComment } from '../comments/comments-repository.ts';
import { screenComment } from '../moderation/automatic/screen.ts';
import { refuseRemovedPost, shownPost } from '../posts/community-post.ts';

/** Comments on a post. An answer to an answer joins the thread of its first comment and names whom it answers. */
export const createComment: Handler<'createComment'> = async ({
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
  refuseWriter(community, now);
  const seat = await writingSeat(db, community, userId, subject.blog?.id);
  await refuseRemovedPost(db, community.id, params.id);
  const { post } = await shownPost(db, community.id, params.id, userId);
  const content = checkedComment(body.content);
  const answered =
    body.parent_comment_id === undefined
      ? undefined
      : await shownComment(db, post.id, body.parent_comment_id, userId, { field: 'parent_comment_id' });
  const id = await db.transaction(async (tx) => {
    const settled = await resolvedContent(tx, content, userId);
    const written = await insertComment(tx, {
      post,
      parentId: answered ? (answered.parent_id ?? answered.id) : null,
      replyToId: answered?.parent_id ? answered.id : null,
      userId,
      blogId: seat.blog_id,
      content: settled,
    });
    await notifyOfComment(tx, written, settled);
    await screenComment(tx, community.id, written);
    return written;
  });
  return answer(201, { comment: await writtenComment(id, { db, community, viewerId: userId, now }) });
};
