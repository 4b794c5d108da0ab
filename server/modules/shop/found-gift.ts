import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Database } from '#server/db/database.ts';
import { findGift } from '#server/modules/payments/orders/gifts-repository.ts';
import type { OrderRow } from '#server/modules/payments/orders/orders-repository.ts';
import { presentGifts } from './gift-presenter.ts';

/**
 * Returns a gift that a member gave, or got for a blog of theirs.
 *
 * @throws not-found also when it is between others
 */
export async function foundGift(db: Database, id: string, userId: string): Promise<OrderRow> {
  const gift = await findGift(db, id, userId);
  if (gift === undefined) throw domainError('not-found');
  return gift;
}

/** Returns a gift that a member got; what they gave they cannot claim or decline. */
export async function receivedGift(db: Database, id: string, userId: string): Promise<OrderRow> {
  const gift = await foundGift(db, id, userId);
  if (gift.user_id === userId) throw domainError('not-found');
  return gift;
}

/** Returns a gift as its member sees it now. */
export async function presentedGift(
  db: Database,
  id: string,
  userId: string,
): Promise<components['schemas']['Gift']> {
  const [gift] = await presentGifts(db, [await foundGift(db, id, userId)], userId);
  if (gift === undefined) throw domainError('not-found');
  return gift;
}
