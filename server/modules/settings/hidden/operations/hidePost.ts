import type { Handler } from '#server/contract/handler.ts';
import { shownPost } from '#server/modules/posts/core/policy.ts';
import { insertHidden } from '#server/modules/posts/hidden/hidden-repository.ts';
import { presentHiddenPost } from '../hidden-presenter.ts';

export const hidePost: Handler<'hidePost'> = async ({ body, db, viewer }) => {
  const post = await shownPost(db, body.post_id, viewer.userId, 'post_id');
  const row = await db.transaction((tx) => insertHidden(tx, viewer.userId, post));
  return { hiddenPost: presentHiddenPost(row) };
};
