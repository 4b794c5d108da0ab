import { first, json, type Queryable } from '#server/db/database.ts';
import type { PrivacyChoices } from './choices.ts';

/** Returns a member's privacy choices. */
export async function choicesOf(db: Queryable, userId: string): Promise<PrivacyChoices> {
  const row = await first<{ consent: PrivacyChoices | null }>(
    db,
    `select settings -> 'consent' as consent from users where id = $1`,
    [userId],
  );
  return row?.consent ?? {};
}

/** Merges choices into the stored ones. A single statement, so that concurrent requests are both kept. */
export async function addChoices(
  db: Queryable,
  userId: string,
  added: PrivacyChoices,
): Promise<PrivacyChoices> {
  const row = await first<{ consent: PrivacyChoices }>(
    db,
    `update users
        set settings = settings || jsonb_build_object('consent', coalesce(settings -> 'consent', '{}'::jsonb) || $2::jsonb),
            updated_at = now()
      where id = $1
      returning settings -> 'consent' as consent`,
    [userId, json(added)],
  );
  return row?.consent ?? {};
}
