import { first, type Queryable } from '#server/db/database.ts';
import { FLAG_ROWS } from './labs-flags.ts';

/**
 * Returns the names of the features whose calls are open to a member, or to visitors, in display order (migration 158).
 *
 * @param userId undefined for a visitor
 */
export async function openFeatures(db: Queryable, userId: string | undefined): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select l.name from ${FLAG_ROWS} where is_feature_open(l.name, $1::bigint) order by l.place`,
    [userId ?? null],
  );
  return rows.map(({ name }) => name);
}

/** Returns true when the calls of a feature are open to a member, or to visitors. */
export async function isFeatureOpen(
  db: Queryable,
  name: string,
  userId: string | undefined,
): Promise<boolean> {
  const row = await first<{ is_open: boolean }>(db, 'select is_feature_open($1, $2::bigint) as is_open', [
    name,
    userId ?? null,
  ]);
  return row?.is_open ?? false;
}
