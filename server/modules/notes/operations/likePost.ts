import { limits } from '#generated/limits.ts';
import { rateLimited } from '#server/core/errors.ts';
import { countersOf } from '#server/entities/post/counters-repository.ts';
import { DAY_SECONDS, lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { likeTarget } from '../likes/like-target.ts';
import { countLikesSince, insertLike } from '../likes/likes-repository.ts';

export const likePost: Handler<'likePost'> = async ({ body, db, services, viewer }) => {
  const post = await likeTarget(db, body, viewer.userId);
  await db.transaction(async (tx) => {
    await lockLimit(tx, 'likesPerDay', viewer.userId);
    const today = await countLikesSince(tx, viewer.userId, services.now() / 1000 - DAY_SECONDS);
    if (!post.liked && today >= limits.likesPerDay) throw rateLimited(DAY_SECONDS, 'like-limit-exceeded');
    await insertLike(tx, viewer.userId, post);
  });
  return countersOf(db, post.id, viewer.userId);
};
