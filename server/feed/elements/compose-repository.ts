import type { Queryable } from '#server/db/database.ts';
import { first } from '#server/db/database.ts';

/** Returns true when a member wants blogs and posts recommended (settings, `showRecommendations`). */
export async function wantsRecommendations(db: Queryable, userId: string): Promise<boolean> {
  const row = await first<{ wants: boolean }>(
    db,
    `select settings #> '{dashboard,showRecommendations}' is distinct from 'false'::jsonb as wants
       from users where id = $1`,
    [userId],
  );
  return row?.wants ?? false;
}
