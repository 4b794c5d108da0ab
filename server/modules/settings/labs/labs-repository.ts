import type { Queryable } from '#server/db/database.ts';
import { FLAG_ROWS, hasFlag } from '#server/entities/user/labs-flags.ts';

/** The features that members may choose, by name: whether they are on for this one. What the site decides for them is no choice. */
export async function labsChoicesOf(db: Queryable, userId: string): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db.query<{ name: string; enabled: boolean }>(
    `select l.name, ${hasFlag('u', 'l.name')} as enabled from ${FLAG_ROWS}
       join users u on u.id = $1 left join site_flags f on f.name = l.name
      where coalesce(f.audience, 'choice') = 'choice'`,
    [userId],
  );
  return new Map(rows.map(({ name, enabled }) => [name, enabled]));
}

/** Keeps one choice beside the others. One statement, so that two choices at once both stay. */
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
