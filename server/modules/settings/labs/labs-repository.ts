import type { Queryable } from '#server/db/database.ts';
import { FLAG_ROWS, hasFlag } from '#server/entities/user/labs-flags.ts';

/**
 * Returns the features that the member may choose, by name, with true for those that are on. Features set by the site
 * are left out.
 */
export async function labsChoicesOf(db: Queryable, userId: string): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db.query<{ name: string; enabled: boolean }>(
    `select l.name, ${hasFlag('u', 'l.name')} as enabled from ${FLAG_ROWS}
       join users u on u.id = $1 left join site_flags f on f.name = l.name
      where coalesce(f.audience, 'choice') = 'choice'`,
    [userId],
  );
  return new Map(rows.map(({ name, enabled }) => [name, enabled]));
}

/** Merges one choice into the stored ones. A single statement, so that concurrent choices are both kept. */
export async function writeLabsChoice(
  db: Queryable,
  userId: string,
  name: string,
  enabled: boolean,
): Promise<void> {
  await db.query(
    `update users
        set settings = settings || jsonb_build_object(
              'labs', coalesce(settings -> 'labs', '{}'::jsonb) || jsonb_build_object($2::text, $3::boolean)),
            updated_at = now()
      where id = $1`,
    [userId, name, enabled],
  );
}
