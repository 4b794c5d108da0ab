import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable } from '#server/db/database.ts';

/** Event to be stored; hashes are hexadecimal. */
export interface NewEvent {
  day: string;
  name: string;
  page: string;
  details: Readonly<Record<string, string>>;
  visitor: string | null;
  visit: string | null;
  /** ISO 8601. */
  occurredAt: string;
}

/** Tracker of a placement to be stored. */
export type NewTracker = Columns<'placement_events', 'placement_id' | 'serve_id' | 'kind' | 'day'>;

/** Stores events. */
export async function insertEvents(db: Queryable, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await db.query(
    `insert into analytics_events (day, name, page, details, visitor, visit, occurred_at)
     select day, name, page, details, decode(visitor, 'hex'), decode(visit, 'hex'), "occurredAt"
       from jsonb_to_recordset($1::jsonb) as e (day date, name text, page text, details jsonb, visitor text,
                                                visit text, "occurredAt" timestamptz)`,
    [json(events)],
  );
}

/** Stores trackers; a kind of event of a serve counts once, however often it is reported. */
export async function insertTrackers(db: Queryable, trackers: readonly NewTracker[]): Promise<void> {
  if (trackers.length === 0) return;
  await db.query(
    `insert into placement_events (placement_id, serve_id, kind, day)
     select placement_id, serve_id, kind, day
       from jsonb_to_recordset($1::jsonb) as t (placement_id text, serve_id text, kind text, day date)
     on conflict do nothing`,
    [json(trackers)],
  );
}

/** Deletes the events of a visitor on a day. */
export async function deleteEventsOf(db: Queryable, day: string, visitor: Uint8Array): Promise<void> {
  await db.query('delete from analytics_events where day = $1 and visitor = $2', [day, visitor]);
}

/** Deletes trackers, timings and sums that are older than they are kept. */
export async function deleteOldSums(
  db: Queryable,
  before: { trackers: string; timings: string; sums: string },
): Promise<void> {
  await db.query('delete from placement_events where day < $1', [before.trackers]);
  await db.query('delete from page_timings where day < $1', [before.timings]);
  await db.query('delete from analytics_days where day < $1', [before.sums]);
}

/** Most values of a dimension that a day keeps, by their events. */
const MAX_VALUES_PER_DAY = 200;

/**
 * Sums up a day from its events; the source of a lost picture is the host that should have sent it. The number of visitors of a page, source or device counts each once; events without a
 * consent have none.
 */
export async function rollUpDay(tx: Queryable, day: string): Promise<void> {
  await tx.query('delete from analytics_days where day = $1', [day]);
  await tx.query(
    `insert into analytics_days (day, name, dimension, value, events, visitors)
     select $1::date, name, 'total', '', count(*), count(distinct visitor)
       from analytics_events where day = $1 group by name`,
    [day],
  );
  await tx.query(
    `insert into analytics_days (day, name, dimension, value, events, visitors)
     select $1::date, 'page_view', dimension, value, events, visitors
       from (select dimension, value, count(*) as events, count(distinct visitor) as visitors,
                    row_number() over (partition by dimension order by count(*) desc, value) as place
               from analytics_events e
              cross join lateral (values ('page', page), ('source', left(details ->> 'referrer', 253)),
                                         ('device', details ->> 'device')) v(dimension, value)
              where e.day = $1 and e.name = 'page_view' and value <> ''
              group by dimension, value) sums
      where place <= $2::int`,
    [day, MAX_VALUES_PER_DAY],
  );
  await tx.query(
    `insert into analytics_days (day, name, dimension, value, events, visitors)
     select $1::date, 'image_failure', dimension, value, events, 0
       from (select dimension, value, count(*) as events,
                    row_number() over (partition by dimension order by count(*) desc, value) as place
               from analytics_events e
              cross join lateral (values ('page', page), ('source', lower(details ->> 'host'))) v(dimension, value)
              where e.day = $1 and e.name = 'image_failure' and value <> ''
                and (dimension <> 'source' or value ~ '^[a-z0-9.:-]{1,128}$')
              group by dimension, value) sums
      where place <= $2::int`,
    [day, MAX_VALUES_PER_DAY],
  );
}

/** Returns true when events of a day are missing in its sums. */
export async function hasUnsummedEvents(db: Queryable, day: string): Promise<boolean> {
  const row = await first<{ waits: boolean }>(
    db,
    `select (select count(*) from analytics_events where day = $1)
            <> (select coalesce(sum(events), 0) from analytics_days where day = $1 and dimension = 'total') as waits`,
    [day],
  );
  return row?.waits ?? false;
}
