import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

type Appeal = components['schemas']['AuditSummary']['appeals'][number];

/** Appeals that the picture of a month shows at most. */
const MAX_APPEALS = 100;

/** An appeal against a decision of a community. Times are in seconds since 1970. */
export interface AppealRow
  extends Columns<'community_decisions', 'id' | 'kind' | 'blog_id' | 'decided_as', { kind: Appeal['kind'] }> {
  decided: number;
  sent: number;
  state: Appeal['state'];
  answered: number | null;
  /** The blog of the moderator who looked again; null while it is open. */
  answered_as: string | null;
}

/** A month, as the seconds since 1970 of its start and of the next one. */
interface MonthSpan {
  start: number;
  end: number;
}

/** Returns the start and the end of a month by its name, such as 2026-11. */
export function spanOfMonth(name: string): MonthSpan {
  const [year = 0, month = 1] = name.split('-').map(Number);
  return { start: Date.UTC(year, month - 1) / 1000, end: Date.UTC(year, month) / 1000 };
}

/** Returns the appeals that a community got in a month, the last first. */
export function appealsInMonth(
  db: Queryable,
  communityId: string,
  { start, end }: MonthSpan,
): Promise<AppealRow[]> {
  return db.query<AppealRow>(
    `select d.id, d.kind, d.blog_id, d.decided_as, floor(extract(epoch from d.decided_at))::float8 as decided,
            floor(extract(epoch from d.appealed_at))::float8 as sent, d.appeal_state as state,
            floor(extract(epoch from d.appeal_decided_at))::float8 as answered,
            (select a.actor_blog_id from community_acts a
              where a.decision_id = d.id and a.action in ('appeal_accepted', 'appeal_rejected')
              order by a.id desc limit 1) as answered_as
       from community_decisions d
      where d.community_id = $1 and d.appealed_at >= to_timestamp($2) and d.appealed_at < to_timestamp($3)
      order by d.appealed_at desc, d.id desc limit ${MAX_APPEALS}`,
    [communityId, start, end],
  );
}
