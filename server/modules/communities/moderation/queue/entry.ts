import type { components } from '#generated/types/api.d.ts';
import { domainError, requireFound } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { DecisionReader } from '../decision-presenter.ts';
import { presentItems } from './item-presenter.ts';
import { type ItemRow, itemById, lockItem } from './items-repository.ts';

/**
 * Returns an entry of the queue of a community.
 *
 * @throws not-found also for one of another community
 */
export async function itemOf(db: Queryable, communityId: string, id: string): Promise<ItemRow> {
  const row = isPossibleId(id) ? await itemById(db, communityId, id) : undefined;
  if (!row) throw domainError('not-found', { reason: 'queue_entry' });
  return row;
}

/**
 * Returns an entry of the queue of a community and locks it.
 *
 * @throws not-found also for one of another community
 */
export async function lockedItem(tx: Queryable, communityId: string, id: string): Promise<ItemRow> {
  const row = isPossibleId(id) ? await lockItem(tx, communityId, id) : undefined;
  if (!row) throw domainError('not-found', { reason: 'queue_entry' });
  return row;
}

/** Returns one entry as it is now. */
export async function presentedItem(
  id: string,
  reader: DecisionReader,
): Promise<components['schemas']['ModerationItem']> {
  const [item] = await presentItems([await itemOf(reader.db, reader.community.id, id)], reader);
  return requireFound(item, 'The entry');
}

/** Returns the moderator who has claimed an entry; undefined when nobody else has. */
export async function otherClaimer(
  db: Queryable,
  row: ItemRow,
  viewerId: string,
): Promise<components['schemas']['BlogRef'] | undefined> {
  if (row.claimed_as === null || row.claimed_by === viewerId) return undefined;
  const blog = (await blogsByIds(db, [row.claimed_as], viewerId)).get(row.claimed_as);
  return blog && presentBlogRef(blog, viewerId);
}
