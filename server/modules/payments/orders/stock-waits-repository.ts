import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { notifyOfStock } from '#server/notifications/notifications-repository.ts';

/**
 * Has a member notified once when a product that is sold out is in stock again. The row of the stock is locked, so that a
 * product which comes back at the same time is not missed.
 *
 * @returns false when the product is not sold out
 */
export async function insertStockWait(db: Queryable, product: string, userId: string): Promise<boolean> {
  const gone = await first(
    db,
    `with gone as (select product from shop_stock where product = $1 and remaining = 0 for share),
       added as (insert into stock_waits (user_id, product) select $2, product from gone on conflict do nothing)
     select 1 from gone`,
    [product, userId],
  );
  return gone !== undefined;
}

/** Ends the wait of a member for a product. */
export async function deleteStockWait(db: Queryable, product: string, userId: string): Promise<void> {
  await db.query('delete from stock_waits where product = $1 and user_id = $2 and told_at is null', [
    product,
    userId,
  ]);
}

/** Returns the products that a member waits for. */
export async function awaitedProducts(db: Queryable, userId: string): Promise<Set<string>> {
  const rows = await db.query<Columns<'stock_waits', 'product'>>(
    'select product from stock_waits where user_id = $1 and told_at is null',
    [userId],
  );
  return new Set(rows.map(({ product }) => product));
}

/** Notifies those who wait for a product that it is in stock again, and ends their wait. */
export async function tellOfStock(tx: Queryable, product: string): Promise<void> {
  const told = await tx.query<Columns<'stock_waits', 'id'>>(
    'update stock_waits set told_at = now() where product = $1 and told_at is null returning id',
    [product],
  );
  if (told.length === 0) return;
  await notifyOfStock(
    tx,
    told.map(({ id }) => id),
  );
}
