import type { Queryable } from '#server/db/database.ts';
import { first } from '#server/db/database.ts';

/** A blog whose birthday it is. */
export interface BirthdayRow {
  id: string;
  years: number;
}

/** Returns the blogs that a member owns and that were created on this day of an earlier year (UTC), the oldest first. */
export function birthdaysOf(db: Queryable, userId: string): Promise<BirthdayRow[]> {
  return db.query<BirthdayRow>(
    `select b.id, extract(year from age(date_trunc('day', now() at time zone 'utc'),
                                        date_trunc('day', b.created_at at time zone 'utc')))::int as years
       from blogs b where b.owner_id = $1 and b.state = 'active'
        and to_char(b.created_at at time zone 'utc', 'MM-DD') = to_char(now() at time zone 'utc', 'MM-DD')
        and b.created_at < now() - interval '300 days'
      order by b.created_at, b.id limit 3`,
    [userId],
  );
}

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
