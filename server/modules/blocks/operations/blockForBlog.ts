import type { Handler } from '#server/http/contract/handler.ts';
import { presentBlock } from '../block-presenter.ts';
import { insertBlock } from '../blocks-repository.ts';
import { blockable } from '../policy.ts';

export const blockForBlog: Handler<'blockForBlog'> = async ({ params, subject, db, viewer }) => {
  const blog = await blockable(db, params.blocked, viewer.userId, subject.blog.owner_id);
  const blocked_at = await db.transaction((tx) => insertBlock(tx, { blogId: subject.blog.id }, blog));
  return { block: presentBlock({ ...blog, blocked_at }, viewer.userId) };
};
