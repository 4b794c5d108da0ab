import { limits } from '#generated/limits.ts';
import { domainError, requireFound } from '#server/core/errors.ts';
import { writingSeat } from '#server/entities/community/writing.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { lockCommunity } from '../fields/write-repository.ts';
import { recordModeratorAct } from '../moderation/moderator-act.ts';
import { shownPost } from '../posts/community-post.ts';
import { countPins, insertPin, isPinned } from '../posts/pins-repository.ts';

/** Pins a post on top of its community; three at most. */
export const pinCommunityPost: Handler<'pinCommunityPost'> = async ({ params, subject, db, viewer }) => {
  const { community } = subject;
  const { post } = await shownPost(db, community.id, params.id, viewer.userId);
  const seat = await writingSeat(db, community, viewer.userId);
  await db.transaction(async (tx) => {
    requireFound(await lockCommunity(tx, community.id), 'The community');
    if (await isPinned(tx, community.id, post.id)) return;
    if ((await countPins(tx, community.id)) >= limits.communityPins) {
      throw domainError('limit-reached', {
        reason: 'community_pins',
        params: { limit: limits.communityPins },
      });
    }
    await insertPin(tx, community.id, post, seat.blog_id);
    await recordModeratorAct(
      tx,
      { communityId: community.id, userId: viewer.userId },
      { type: 'posts', action: 'post_pinned', postId: post.id, targetBlogId: post.blog_id },
    );
  });
  return undefined;
};
