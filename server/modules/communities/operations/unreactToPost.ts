import { findBlog } from '#server/entities/blog/repository.ts';
import { emojiNamed } from '#server/entities/community/emoji.ts';
import { presentReaction, reactionsOf } from '#server/entities/community/reactions-repository.ts';
import { writingSeat } from '#server/entities/community/writing.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { deleteNotificationsOf } from '#server/notifications/notifications-repository.ts';
import { shownPost } from '../posts/community-post.ts';
import { deleteReaction } from '../reactions/reactions-repository.ts';

/** Removes a reaction of a blog of the member. Changes nothing when there is none. */
export const unreactToPost: Handler<'unreactToPost'> = async ({ params, query, subject, db, viewer }) => {
  const { community } = subject;
  const { userId } = viewer;
  const { post } = await shownPost(db, community.id, params.id, userId);
  const named = query.tumblelog === undefined ? undefined : await findBlog(db, query.tumblelog, userId);
  // A name that is no blog is no member either.
  const blogId = query.tumblelog === undefined ? undefined : (named?.id ?? '0');
  const seat = await writingSeat(db, community, userId, blogId);
  const grapheme = emojiNamed(params.reaction);
  if (grapheme !== undefined) {
    await db.transaction(async (tx) => {
      const id = await deleteReaction(tx, { post, blogId: seat.blog_id, grapheme });
      if (id !== undefined) await deleteNotificationsOf(tx, [id], ['community_reaction']);
    });
  }
  return { reactions: (await reactionsOf(db, [post.id], userId)).map(presentReaction) };
};
