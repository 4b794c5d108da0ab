import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { type HouseAdRow, houseAdById, lockHouseAd } from './house-ads-repository.ts';

/** Returns a house ad by the id of a request; undefined for none. */
export async function findHouseAd(db: Queryable, id: string): Promise<HouseAdRow | undefined> {
  return /^[1-9][0-9]{0,18}$/.test(id) && isPossibleId(id) ? houseAdById(db, id) : undefined;
}

/**
 * Returns the house ad of a request.
 *
 * @throws not-found
 */
export async function requireHouseAd(db: Queryable, id: string): Promise<HouseAdRow> {
  const row = await findHouseAd(db, id);
  if (!row) throw domainError('not-found', { reason: 'deleted' });
  return row;
}

/**
 * Returns the house ad of a request, locked until the transaction ends, with the state that was set.
 *
 * @throws not-found
 */
export async function chosenHouseAd(
  tx: Queryable,
  id: string,
): Promise<{ row: HouseAdRow; isEnded: boolean }> {
  await requireHouseAd(tx, id);
  const state = await lockHouseAd(tx, id);
  return { row: await requireHouseAd(tx, id), isEnded: state === 'ended' };
}
