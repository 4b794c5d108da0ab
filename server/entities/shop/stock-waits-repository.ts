import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

/** Wait for a product, as a notification names it. */
export type NotifiedWaitRow = Columns<'stock_waits', 'id' | 'product'>;

/** Returns waits for products by the ids. */
export async function stockWaitsByIds(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, NotifiedWaitRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<NotifiedWaitRow>(
    'select id, product from stock_waits where id = any($1::bigint[])',
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
