import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { tellOfStock } from './stock-waits-repository.ts';

/** An order of the shop. Times are in seconds since 1970. */
export interface OrderRow
  extends Columns<
      'shop_orders',
      | 'id'
      | 'user_id'
      | 'checkout_id'
      | 'product'
      | 'blog_id'
      | 'is_gift'
      | 'status'
      | 'from_blog_id'
      | 'message'
      | 'is_anonymous'
      | 'gift_status'
    >,
    Columns<'checkouts', 'amount' | 'currency' | 'country' | 'tax_name' | 'tax_rate_bps'> {
  position: string;
  checkout_status: Columns<'checkouts', 'status'>['status'];
  created: number;
  fulfilled: number | null;
  /** Seconds since 1970 until which what it takes out of the stock is kept for it. */
  expires: number;
  gift_expires: number | null;
  gift_ended: number | null;
  purchase_id: string | null;
}

const COLUMNS = `o.id, o.id as position, o.user_id, o.checkout_id, o.product, o.blog_id, o.is_gift, o.status,
  o.from_blog_id, o.message, o.is_anonymous, o.gift_status, c.amount,
  c.currency, c.country, c.tax_name, c.tax_rate_bps, c.status as checkout_status,
  floor(extract(epoch from o.created_at))::float8 as created,
  floor(extract(epoch from o.fulfilled_at))::float8 as fulfilled,
  floor(extract(epoch from c.expires_at))::float8 as expires,
  floor(extract(epoch from o.gift_expires_at))::float8 as gift_expires,
  floor(extract(epoch from o.gift_ended_at))::float8 as gift_ended,
  (select u.id::text from payments p join purchases u on u.payment_id = p.id
    where p.checkout_id = o.checkout_id and o.status in ('fulfilled', 'refunded') order by u.id limit 1) as purchase_id`;

/** Statement that reads orders, which it calls `o`; conditions follow. */
export const ORDERS = `select ${COLUMNS} from shop_orders o join checkouts c on c.id = o.checkout_id`;

/** A gift that a member orders. */
export type NewGift = { fromBlogId: string; message: string; isAnonymous: boolean };

type NewOrder = {
  userId: string;
  checkoutId: string;
  product: string;
  blogId: string;
  gift: NewGift | undefined;
};

/** Makes an order that waits for its checkout. */
export async function insertOrder(
  tx: Queryable,
  { userId, checkoutId, product, blogId, gift }: NewOrder,
): Promise<string> {
  const row = await first<Columns<'shop_orders', 'id'>>(
    tx,
    `insert into shop_orders (user_id, checkout_id, product, blog_id, is_gift, from_blog_id, message, is_anonymous)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      userId,
      checkoutId,
      product,
      blogId,
      gift !== undefined,
      gift?.fromBlogId ?? null,
      gift?.message ?? '',
      gift?.isAnonymous ?? false,
    ],
  );
  if (row === undefined) throw new Error('The order was not stored.');
  return row.id;
}

/** Returns orders of a member below a position, the latest first. */
export function ordersOf(
  db: Queryable,
  userId: string,
  { below, limit }: { below: string | undefined; limit: number },
): Promise<OrderRow[]> {
  return db.query<OrderRow>(
    `${ORDERS} where o.user_id = $1 and ($2::bigint is null or o.id < $2) order by o.id desc limit $3`,
    [userId, below ?? null, limit],
  );
}

/** Returns an order of a member by the id that a client sent. */
export function findOrder(db: Queryable, id: string, userId: string): Promise<OrderRow | undefined> {
  return first<OrderRow>(db, `${ORDERS} where o.user_id = $1 and o.id::text = $2`, [userId, id]);
}

/** Returns an order, locked against concurrent changes. */
export function lockOrder(tx: Queryable, id: string): Promise<OrderRow | undefined> {
  return first<OrderRow>(tx, `${ORDERS} where o.id = $1 for no key update of o`, [id]);
}

/** Returns the order of a checkout, locked against concurrent changes. */
export function lockOrderOfCheckout(tx: Queryable, checkoutId: string): Promise<OrderRow | undefined> {
  return first<OrderRow>(tx, `${ORDERS} where o.checkout_id = $1 for no key update of o`, [checkoutId]);
}

/** Marks an order as fulfilled. */
export async function setOrderFulfilled(tx: Queryable, id: string, nowMs: number): Promise<void> {
  await tx.query(`update shop_orders set status = 'fulfilled', fulfilled_at = $2 where id = $1`, [
    id,
    new Date(nowMs).toISOString(),
  ]);
}

/** Ends the order of a checkout that is not paid, and puts back into the stock what it kept. */
export async function cancelOrderOfCheckout(tx: Queryable, checkoutId: string): Promise<void> {
  const row = await first<Columns<'shop_orders', 'product'>>(
    tx,
    `update shop_orders set status = 'cancelled' where checkout_id = $1 and status = 'pending' returning product`,
    [checkoutId],
  );
  if (row !== undefined) await putIntoStock(tx, row.product);
}

/** Marks an order as refunded and puts its product back into the stock. */
export async function setOrderRefunded(tx: Queryable, { id, product }: OrderRow): Promise<void> {
  await tx.query(`update shop_orders set status = 'refunded' where id = $1`, [id]);
  await putIntoStock(tx, product);
}

/**
 * Takes one of a product out of the stock. The row is locked until the commit, so that the last one goes to one order.
 *
 * @returns false when it is sold out
 */
export async function takeFromStock(tx: Queryable, product: string): Promise<boolean> {
  const taken = await first(
    tx,
    `update shop_stock set remaining = remaining - 1 where product = $1 and remaining > 0 returning remaining`,
    [product],
  );
  if (taken !== undefined) return true;
  return (await first(tx, 'select 1 from shop_stock where product = $1', [product])) === undefined;
}

/** Puts one of a product back into the stock, and tells those who wait for it. */
async function putIntoStock(tx: Queryable, product: string): Promise<void> {
  await tx.query('update shop_stock set remaining = remaining + 1 where product = $1', [product]);
  await tellOfStock(tx, product);
}

/** A product of which there is a limited number. */
export type StockRow = Columns<'shop_stock', 'product' | 'edition_size' | 'remaining'>;

/** Returns the stock of all limited products, by product. */
export async function stock(db: Queryable): Promise<Map<string, StockRow>> {
  const rows = await db.query<StockRow>('select product, edition_size, remaining from shop_stock');
  return new Map(rows.map((row) => [row.product, row]));
}
