import { domainError, requireFound } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { countVersion, keptAmong, lockCollection } from '../items/items-repository.ts';
import { moveItems, ranksAt } from '../items/ranks-repository.ts';
import { shownCollection } from '../show/shown-collection.ts';

/**
 * Moves posts of a collection behind another one, or to the top. Posts that were taken out meanwhile are left out, so
 * that the others still move.
 */
export const reorderCollection: Handler<'reorderCollection'> = async ({ body, subject, db, viewer }) => {
  const { id } = subject.collection;
  const { based_on: basedOn, insert_after: afterPostId } = body;
  const wanted = body.post_ids.filter(isPossibleId);
  await db.transaction(async (tx) => {
    const { version } = requireFound(await lockCollection(tx, id), 'The collection');
    if (basedOn !== undefined && basedOn !== version) throw domainError('conflict', { reason: 'collection' });
    const known = await keptAmong(tx, id, wanted);
    const moving = wanted.filter((postId) => known.has(postId));
    if (moving.length === 0) throw domainError('not-found', { reason: 'not_kept', field: 'post_ids' });
    if (afterPostId !== undefined) {
      const isThere = isPossibleId(afterPostId) && (await keptAmong(tx, id, [afterPostId])).size > 0;
      if (!isThere || moving.includes(afterPostId)) {
        throw domainError('not-found', { reason: 'not_kept', field: 'insert_after' });
      }
    }
    const ranks = await ranksAt(tx, id, { afterPostId }, moving.length, moving);
    await moveItems(tx, id, moving, ranks);
    await countVersion(tx, id);
  });
  return { collection: await shownCollection(db, id, viewer.userId) };
};
