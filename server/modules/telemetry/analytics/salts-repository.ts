import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

type Salt = Columns<'analytics_salts', 'salt'>['salt'];

async function findSalt(db: Queryable, day: string): Promise<Salt | undefined> {
  const row = await first<Columns<'analytics_salts', 'salt'>>(
    db,
    'select salt from analytics_salts where day = $1',
    [day],
  );
  return row?.salt;
}

/** Returns the salt of a day, and makes it of those bytes when it is the first of its day. */
export async function saltOf(db: Queryable, day: string, fresh: Uint8Array): Promise<Salt | undefined> {
  const known = await findSalt(db, day);
  if (known !== undefined) return known;
  await db.query('insert into analytics_salts (day, salt) values ($1, $2) on conflict (day) do nothing', [
    day,
    fresh,
  ]);
  return findSalt(db, day);
}

/** Returns the salts that still exist. */
export function listSalts(db: Queryable): Promise<Columns<'analytics_salts', 'day' | 'salt'>[]> {
  return db.query('select day, salt from analytics_salts order by day');
}

/** Deletes the salts of days before the given one. */
export async function deleteSaltsBefore(db: Queryable, day: string): Promise<void> {
  await db.query('delete from analytics_salts where day < $1', [day]);
}
