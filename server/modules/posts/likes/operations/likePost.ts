import type { Handler } from '#server/contract/handler.ts';
import { rateLimited } from '#server/errors.ts';
import { countersOf } from '#server/modules/posts/core/counters.ts';
import { likeTarget } from '../like-target.ts';
import { countLikesSince, insertLike } from '../likes-repository.ts';

const DAY = 86_400;
/** Likes a day (public API documentation, “Rate limits”). */
const LIKES_PER_DAY = 1000;

export const likePost: Handler<'likePost'> = async ({ body, db, viewer }) => {
  const post = await likeTarget(db, body, viewer.userId);
  const since = Date.now() / 1000 - DAY;
  if (!post.liked && (await countLikesSince(db, viewer.userId, since)) >= LIKES_PER_DAY) {
    throw rateLimited(DAY, 'like-limit-exceeded');
  }
  await db.transaction((tx) => insertLike(tx, viewer.userId, post));
  return countersOf(db, post.id, viewer.userId);
};
