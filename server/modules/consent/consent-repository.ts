import { first, json, type Queryable } from '#server/db/database.ts';
import type { PrivacyChoices } from './choices.ts';

/** What a member chose about their privacy. */
export async function choicesOf(db: Queryable, userId: string): Promise<PrivacyChoices> {
  const row = await first<{ consent: PrivacyChoices | null }>(
    db,
    `select settings -> 'consent' as consent from users where id = $1`,
    [userId],
  );
  return row?.consent ?? {};
}

/** Keeps choices beside those made before. One statement, so that two at once both stay. */
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
