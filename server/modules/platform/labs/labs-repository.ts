import { first, type Queryable } from '#server/db/database.ts';
import type { LabsChoices } from '#server/modules/users/labs-flags.ts';

/** What a member chose of the features to try. */
export async function labsChoicesOf(db: Queryable, userId: string): Promise<LabsChoices> {
  const row = await first<{ labs: LabsChoices | null }>(
    db,
    `select settings -> 'labs' as labs from users where id = $1`,
    [userId],
  );
  return row?.labs ?? {};
}

/** Keeps one choice beside the others and answers all of them. One statement, so that two choices at once both stay. */
export async function writeLabsChoice(
  db: Queryable,
  userId: string,
  name: string,
  enabled: boolean,
): Promise<LabsChoices> {
  const row = await first<{ labs: LabsChoices }>(
    db,
    `update users
        set settings = settings || jsonb_build_object(
              'labs', coalesce(settings -> 'labs', '{}'::jsonb) || jsonb_build_object($2::text, $3::boolean)),
            updated_at = now()
      where id = $1
      returning settings -> 'labs' as labs`,
    [userId, name, enabled],
  );
  return row?.labs ?? {};
}
