import { limits } from '#generated/limits.ts';
import { domainError } from '#server/core/errors.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { collectionSpace } from '#server/entities/collection/policy.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import { insertMember } from '#server/membership/members-repository.ts';
import { insertReader } from '../people/readers-repository.ts';
import { type CollectionValues, countOwned, insertCollection } from './write-repository.ts';

/**
 * Creates a collection that one of the member's blogs owns.
 *
 * @throws limit-reached
 */
export async function createOwned(
  tx: Queryable,
  owner: { userId: string; blogId: string },
  values: CollectionValues & { title: string },
): Promise<Columns<'collections', 'id' | 'uuid'>> {
  await lockLimit(tx, 'collections', owner.userId);
  if ((await countOwned(tx, owner.userId)) >= limits.collections) {
    throw domainError('limit-reached', { reason: 'collections', params: { limit: limits.collections } });
  }
  const created = await insertCollection(tx, values);
  await insertMember(tx, collectionSpace(created.id), owner, 'owner');
  await insertReader(tx, created.id, owner.userId);
  return created;
}
