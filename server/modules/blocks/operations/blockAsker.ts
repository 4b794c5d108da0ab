import { domainError } from '#server/core/errors.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { askerOf, insertAskerBlock } from '../askers-repository.ts';
import { presentBlock } from '../block-presenter.ts';
import { insertBlock } from '../blocks-repository.ts';
import { refuseOwnBlog } from '../policy.ts';

/**
 * Blocks the sender of an ask. An anonymous sender stays anonymous: the response is the same for every sender, also for
 * one of the blog's own writers.
 */
export const blockAsker: Handler<'blockAsker'> = async ({ body, subject, db, viewer }) => {
  const { blog } = subject;
  const asker = await askerOf(db, blog.id, body.post_id);
  if (!asker) throw domainError('not-found', { reason: 'ask', field: 'post_id' });
  if (asker.blogId === null) {
    const createdTs = await insertAskerBlock(db, blog.id, asker.userId);
    return answer(201, { block: { isAnonymous: true, createdTs } });
  }
  const asking = (await blogsByIds(db, [asker.blogId], viewer.userId)).get(asker.blogId);
  if (!asking) throw domainError('not-found', { reason: 'blog', field: 'post_id' });
  refuseOwnBlog(asking, blog.owner_id);
  const blocked_at = await db.transaction((tx) => insertBlock(tx, { blogId: blog.id }, asking));
  return answer(201, { block: presentBlock({ ...asking, blocked_at }, viewer.userId) });
};
