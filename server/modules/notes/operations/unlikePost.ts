import { countersOf } from '#server/entities/post/counters-repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { likeTarget } from '../likes/like-target.ts';
import { deleteLike } from '../likes/likes-repository.ts';

export const unlikePost: Handler<'unlikePost'> = async ({ body, db, viewer }) => {
  const post = await likeTarget(db, body, viewer.userId);
  await db.transaction((tx) => deleteLike(tx, viewer.userId, post));
  return countersOf(db, post.id, viewer.userId);
};
