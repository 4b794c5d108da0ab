import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

/** A domain whose member is to be told that it ends. */
export type EndingDomain = Columns<'domains', 'user_id' | 'name' | 'auto_renew'> & {
  /** Seconds since 1970. */
  expires: number;
  /** Days before the end that this notice is for. */
  days: number;
};

/** Days before the end of a domain at which its member is told. */
const FIRST_DAYS = 30;
const LAST_DAYS = 7;

/** Returns domains whose member was not told yet that they end within a month or a week, the first to end first. */
export function dueReminders(db: Queryable, nowMs: number, limit: number): Promise<EndingDomain[]> {
  return db.query(
    `select user_id, name, auto_renew, expires, days from (
       select user_id, name, auto_renew, floor(extract(epoch from expires_at))::float8 as expires,
              case when expires_at <= $1::timestamptz + interval '${LAST_DAYS} days' then ${LAST_DAYS} else ${FIRST_DAYS} end as days
         from domains where kind = 'registered' and status = 'active' and expires_at > $1::timestamptz
          and expires_at <= $1::timestamptz + interval '${FIRST_DAYS} days') d
      where not exists (select 1 from domain_events e where e.user_id = d.user_id and e.name = d.name
        and e.event in ('renewal-ahead', 'ending') and e.cause = d.expires::bigint || '-' || d.days)
      order by expires limit $2`,
    [new Date(nowMs).toISOString(), limit],
  );
}
