import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

/** Returns those of some posts that are in a campaign: paid for, reviewed or shown (code 8026). */
export async function burningAmong(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<Columns<'campaigns', 'post_id'>>(
    `select post_id from campaigns where post_id = any($1::bigint[]) and status in ('in-review', 'scheduled', 'active')`,
    [ids],
  );
  return new Set(rows.map(({ post_id: id }) => id));
}
