import type { Handler } from '#server/http/contract/handler.ts';
import { presentBlock } from '#server/modules/blocks/block-presenter.ts';
import { insertBlock } from '#server/modules/blocks/blocks-repository.ts';
import { blockable } from '#server/modules/blocks/policy.ts';

export const blockBlog: Handler<'blockBlog'> = async ({ params, db, viewer }) => {
  const blog = await blockable(db, params.blog, viewer.userId);
  const blocked_at = await db.transaction((tx) => insertBlock(tx, { userId: viewer.userId }, blog));
  return { block: presentBlock({ ...blog, is_blocked: true, followed: false, blocked_at }, viewer.userId) };
};
