import type { Handler } from '#server/contract/handler.ts';
import { countersOf } from '#server/modules/posts/core/counters.ts';
import { likeTarget } from '../like-target.ts';
import { deleteLike } from '../likes-repository.ts';

export const unlikePost: Handler<'unlikePost'> = async ({ body, db, viewer }) => {
  const post = await likeTarget(db, body, viewer.userId);
  await db.transaction((tx) => deleteLike(tx, viewer.userId, post));
  return countersOf(db, post.id, viewer.userId);
};
