import { errorCatalogue } from '#generated/errors.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { presentPosts } from '#server/modules/posts/core/present-many.ts';
import { postsByIds } from '#server/modules/posts/core/repository.ts';
import { enterQueue, lockQueue } from '#server/modules/posts/queue/queue-repository.ts';
import { claimChange, endChange, postsOfChange, restorePost } from '../restore-repository.ts';

const SAMPLE = 5;

/** What somebody changed since stays as they left it; all the others are again as they were. */
export const restorePosts: Handler<'restorePosts'> = async ({ body, subject, db, services, viewer }) => {
  const { blog } = subject;
  const { userId } = viewer;
  const { undo_token: token } = body;
  const now = services.now();
  return db.transaction(async (tx): Promise<components['schemas']['BulkEditResult']> => {
    await lockQueue(tx, blog);
    if (!(await claimChange(tx, token, { blogId: blog.id, userId, now }))) {
      throw domainError('not-in-this-state', {
        detail: 'This can no longer be taken back.',
        field: 'undo_token',
      });
    }
    const { ids, queued } = await postsOfChange(tx, token);
    if (queued > 0) await enterQueue(tx, blog, now, queued);
    const restored: string[] = [];
    for (const id of ids) if (await restorePost(tx, token, blog.id, id)) restored.push(id);
    await endChange(tx, token);
    const done = new Set(restored);
    const rows = await postsByIds(tx, restored.slice(0, SAMPLE), userId);
    return {
      dryRun: false,
      matched: ids.length,
      changed: restored.length,
      skipped: ids.filter((id) => !done.has(id)).map((id) => ({ id, code: errorCatalogue.conflict.code })),
      sample: await presentPosts(tx, rows, userId, [blog]),
    };
  });
};
