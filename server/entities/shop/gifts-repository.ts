import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

/** A gift, as a notification names it. */
export type NotifiedGiftRow = Columns<'shop_orders', 'id' | 'product' | 'message' | 'gift_status'>;

/** Returns gifts by the ids of their orders. */
export async function giftsByIds(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, NotifiedGiftRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<NotifiedGiftRow>(
    'select id, product, message, gift_status from shop_orders where is_gift and id = any($1::bigint[])',
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
