import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

type Salt = Columns<'analytics_salts', 'salt'>['salt'];

async function findSalts(db: Queryable, days: readonly string[]): Promise<Map<string, Salt>> {
  const rows = await db.query<Columns<'analytics_salts', 'day' | 'salt'>>(
    'select day::text, salt from analytics_salts where day = any ($1::date[])',
    [days],
  );
  return new Map(rows.map(({ day, salt }) => [day, salt]));
}

/** Returns the salts of days, and makes a missing one of fresh bytes. Usually one statement, as every batch needs them. */
export async function saltsOf(
  db: Queryable,
  days: readonly string[],
  fresh: () => Uint8Array,
): Promise<ReadonlyMap<string, Salt>> {
  const known = await findSalts(db, days);
  const missing = days.filter((day) => !known.has(day));
  if (missing.length === 0) return known;
  for (const day of missing)
    await db.query('insert into analytics_salts (day, salt) values ($1, $2) on conflict (day) do nothing', [
      day,
      fresh(),
    ]);
  return findSalts(db, days);
}

/** Returns the salts that still exist. */
export function listSalts(db: Queryable): Promise<Columns<'analytics_salts', 'day' | 'salt'>[]> {
  return db.query('select day, salt from analytics_salts order by day');
}

/** Deletes the salts of days before the given one. */
export async function deleteSaltsBefore(db: Queryable, day: string): Promise<void> {
  await db.query('delete from analytics_salts where day < $1', [day]);
}
