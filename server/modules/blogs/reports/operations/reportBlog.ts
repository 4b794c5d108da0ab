import type { Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { insertBlock } from '#server/modules/blogs/blocks/blocks-repository.ts';
import { blockable } from '#server/modules/blogs/blocks/policy.ts';
import { findBlog } from '#server/modules/blogs/core/repository.ts';
import { isPossibleId } from '#server/services/ids.ts';
import { putReport } from '../reports-repository.ts';

export const reportBlog: Handler<'reportBlog'> = async ({ params, body, db, viewer }) => {
  const blog = await findBlog(db, params.blog, viewer.userId);
  if (!blog || blog.blocks_viewer) throw domainError('not-found', { detail: 'There is no such blog.' });
  const blocked = body.block ? await blockable(db, params.blog, viewer.userId) : undefined;
  const postIds = (body.post_ids ?? []).filter(isPossibleId);
  const report = await db.transaction(async (tx) => {
    if (blocked) await insertBlock(tx, { userId: viewer.userId }, blocked);
    return putReport(tx, viewer.userId, { blogId: blog.id, reason: body.reason, note: body.note, postIds });
  });
  return { report };
};
