import { visiblePost } from '#server/entities/post/policy.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { insertHidden } from '#server/modules/filters/hidden-posts/hidden-repository.ts';
import { presentHiddenPost } from '../hidden-posts/hidden-presenter.ts';

export const hidePost: Handler<'hidePost'> = async ({ body, db, viewer }) => {
  const post = await visiblePost(db, body.post_id, viewer.userId, 'post_id');
  const row = await db.transaction((tx) => insertHidden(tx, viewer.userId, post));
  return { hiddenPost: presentHiddenPost(row) };
};
