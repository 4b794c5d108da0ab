import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { insertBlock } from '#server/modules/blocks/blocks-repository.ts';
import { blockable } from '#server/modules/blocks/policy.ts';
import { putReport } from '../reports/reports-repository.ts';

export const reportBlog: Handler<'reportBlog'> = async ({ params, body, db, viewer }) => {
  const blog = await findBlog(db, params.blog, viewer.userId);
  if (!blog || blog.blocks_viewer) throw domainError('not-found', { reason: 'blog' });
  if (blog.member_role !== null) throw domainError('not-allowed', { reason: 'report_self' });
  const blocked = body.block ? await blockable(db, params.blog, viewer.userId) : undefined;
  const postIds = (body.post_ids ?? []).filter(isPossibleId);
  const report = await db.transaction(async (tx) => {
    if (blocked) await insertBlock(tx, { userId: viewer.userId }, blocked);
    return putReport(tx, viewer.userId, { blogId: blog.id, reason: body.reason, note: body.note, postIds });
  });
  return { report };
};
