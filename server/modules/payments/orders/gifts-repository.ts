import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { blocksUser } from '#server/policies/blocks-sql.ts';
import { ORDERS, type OrderRow } from './orders-repository.ts';

/** Ways in which a gift ends without being claimed. */
export type GiftEnd = 'declined' | 'expired' | 'refunded';

/** Delivers a gift that was paid: it waits to be claimed. */
export async function setGiftDelivered(
  tx: Queryable,
  id: string,
  { expiresAtMs }: { expiresAtMs: number },
): Promise<void> {
  await tx.query(`update shop_orders set gift_status = 'delivered', gift_expires_at = $2 where id = $1`, [
    id,
    new Date(expiresAtMs).toISOString(),
  ]);
}

/** Ends a gift: it was claimed, or its money goes back. */
export async function setGiftEnded(
  tx: Queryable,
  id: string,
  { status, nowMs }: { status: 'claimed' | GiftEnd; nowMs: number },
): Promise<void> {
  await tx.query('update shop_orders set gift_status = $2, gift_ended_at = $3 where id = $1', [
    id,
    status,
    new Date(nowMs).toISOString(),
  ]);
}

/** Returns false when the blog of a gift, or its owner, blocks the giver, or is not there any more. */
export async function canDeliver(tx: Queryable, { id }: Pick<OrderRow, 'id'>): Promise<boolean> {
  const row = await first(
    tx,
    `select 1 from shop_orders o join blogs b on b.id = o.blog_id
      where o.id = $1 and b.state = 'active' and not ${blocksUser({ user: 'b.owner_id', blog: 'b.id' }, 'o.user_id')}`,
    [id],
  );
  return row !== undefined;
}

/** Returns gifts that nobody claimed in time. */
export function expiredGifts(
  db: Queryable,
  nowMs: number,
  limit: number,
): Promise<Columns<'shop_orders', 'id'>[]> {
  return db.query(
    `select id from shop_orders where gift_status = 'delivered' and gift_expires_at <= $1
      order by gift_expires_at limit $2`,
    [new Date(nowMs).toISOString(), limit],
  );
}

/** Condition that the blog of the gift `o` is one of which the member `$1` is an admin. */
const TO_MEMBER = `exists (select 1 from blog_members m
  where m.blog_id = o.blog_id and m.user_id = $1 and m.role = 'admin')`;

/** Returns gifts that a member gave, or got for a blog of theirs, below a position, the latest first. */
export function giftsOf(
  db: Queryable,
  userId: string,
  direction: 'received' | 'sent',
  { below, limit }: { below: string | undefined; limit: number },
): Promise<OrderRow[]> {
  // A gift that its giver took back is nothing that the other one should learn of.
  const mine =
    direction === 'sent'
      ? 'o.user_id = $1 and o.gift_status is not null'
      : `${TO_MEMBER} and o.gift_status <> 'refunded'`;
  return db.query<OrderRow>(
    `${ORDERS} where o.is_gift and ${mine} and ($2::bigint is null or o.id < $2) order by o.id desc limit $3`,
    [userId, below ?? null, limit],
  );
}

/** Returns a gift that a member gave, or got for a blog of theirs, by the id that a client sent. */
export function findGift(db: Queryable, id: string, userId: string): Promise<OrderRow | undefined> {
  return first<OrderRow>(
    db,
    `${ORDERS} where o.id::text = $2 and o.gift_status is not null
       and (o.user_id = $1 or (${TO_MEMBER} and o.gift_status <> 'refunded'))`,
    [userId, id],
  );
}
