import { limits } from '#generated/limits.ts';
import { domainError } from '#server/core/errors.ts';
import { sentEmoji } from '#server/entities/community/emoji.ts';
import { presentReaction, reactionsOf } from '#server/entities/community/reactions-repository.ts';
import { refuseWriter, writingSeat } from '#server/entities/community/writing.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { lockPost } from '#server/modules/posts/compose/write-repository.ts';
import { notifyOfReaction } from '#server/notifications/notifications-repository.ts';
import { shownPost } from '../posts/community-post.ts';
import { countKinds, insertReaction } from '../reactions/reactions-repository.ts';

/** Puts an emoji under a post. A post holds 30 kinds, of which a member puts eight. */
export const reactToPost: Handler<'reactToPost'> = async ({
  params,
  body,
  subject,
  db,
  services,
  viewer,
}) => {
  const { community } = subject;
  const { userId } = viewer;
  refuseWriter(community, services.now() / 1000);
  const grapheme = sentEmoji(body);
  const seat = await writingSeat(db, community, userId, subject.blog?.id);
  const { post } = await shownPost(db, community.id, params.id, userId);
  await db.transaction(async (tx) => {
    await lockPost(tx, post.blog_id, post.id);
    const kinds = await countKinds(tx, post.id, userId, grapheme);
    if (kinds.own >= limits.communityReactions) throw domainError('too-many-user-reactions');
    if (!kinds.is_known && kinds.all >= limits.communityReactionKinds)
      throw domainError('too-many-reactions');
    const id = await insertReaction(tx, { post, userId, blogId: seat.blog_id, grapheme });
    if (id !== undefined) await notifyOfReaction(tx, id);
  });
  return { reactions: (await reactionsOf(db, [post.id], userId)).map(presentReaction) };
};
