import { errorCatalogue } from '#generated/errors.ts';
import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { closedCommunities } from '#server/entities/community/writing.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { enterQueue, lockQueue } from '#server/modules/posts/queue/queue-repository.ts';
import { moveBack, movedByChange } from '../bulk/move-repository.ts';
import { checkQueueSpace, lockBothBlogs } from '../bulk/move-target.ts';
import { claimChange, endChange, postsOfChange, restorePost } from '../bulk/restore-repository.ts';

const SAMPLE_SIZE = 5;

/** Restores each post's state before a change. Returns the ids of the restored ones. */
async function restoreEach(
  tx: Queryable,
  changeId: string,
  blogId: string,
  ids: readonly string[],
): Promise<string[]> {
  const restored: string[] = [];
  for (const id of ids) if (await restorePost(tx, changeId, blogId, id)) restored.push(id);
  return restored;
}

/**
 * Restores all posts of a change except those that were modified since, and those of communities in which the member may
 * not write any more.
 */
export const restorePosts: Handler<'restorePosts'> = async ({ body, subject, db, services, viewer }) => {
  const { blog } = subject;
  const { userId } = viewer;
  const { undo_token: token } = body;
  const now = services.now();
  return db.transaction(async (tx): Promise<components['schemas']['BulkEditResult']> => {
    const from = await movedByChange(tx, token, { blogId: blog.id, userId });
    if (from) await lockBothBlogs(tx, { from, to: blog }, userId);
    else await lockQueue(tx, blog);
    if (!(await claimChange(tx, token, { blogId: blog.id, userId, now }))) {
      throw domainError('not-in-this-state', {
        reason: 'undo_over',
        field: 'undo_token',
      });
    }
    const { ids, queued, inCommunity } = await postsOfChange(tx, token);
    if (queued > 0) await enterQueue(tx, blog, now, queued);
    const closed = await closedCommunities(
      tx,
      inCommunity.map(({ communityId }) => communityId),
      userId,
      now / 1000,
    );
    const kept = new Set(
      inCommunity.filter(({ communityId }) => closed.has(communityId)).map(({ id }) => id),
    );
    const restored = from
      ? await moveBack(tx, token, { from: from.id, to: blog.id }, (count) =>
          checkQueueSpace(tx, blog, { queued: count, isDry: false, now }),
        )
      : await restoreEach(
          tx,
          token,
          blog.id,
          ids.filter((id) => !kept.has(id)),
        );
    await endChange(tx, token);
    const done = new Set(restored);
    const rows = await postsByIds(tx, restored.slice(0, SAMPLE_SIZE), userId);
    return {
      dryRun: false,
      matched: ids.length,
      changed: restored.length,
      skipped: ids.filter((id) => !done.has(id)).map((id) => ({ id, code: errorCatalogue.conflict.code })),
      sample: await presentPosts(tx, rows, userId, [blog]),
    };
  });
};
