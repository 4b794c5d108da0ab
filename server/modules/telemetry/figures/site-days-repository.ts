import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };

/** Figures of the site on a day; those that nobody counted are null. */
export interface SiteDayRow
  extends Nullable<
      Columns<'site_days', 'posts' | 'sign_ups' | 'active_day' | 'active_week' | 'active_month'>
    >,
    Nullable<Columns<'analytics_days', 'visitors'>> {
  day: string;
  page_views: number | null;
}

/** Views of a range in one value of a dimension. */
export interface ViewsRow extends Columns<'analytics_days', 'value'> {
  views: number;
}

/** Days in the given ones; both ends count. */
export type DayRange = { from: string; to: string };

const POST_DAY = "(coalesce(published_at, created_at) at time zone 'UTC')::date";
const SEEN = `select user_id, last_seen_at from sessions union all select user_id, last_seen_at from access_tokens`;
function seenWithin(days: number): string {
  return `count(distinct user_id) filter (where last_seen_at >= $1::timestamptz - interval '${days - 1} days')::int`;
}

/** Returns the last day that has figures; undefined before the first roll-up. */
export async function lastSiteDay(db: Queryable): Promise<string | undefined> {
  const row = await first<{ day: string | null }>(db, 'select max(day)::text as day from site_days');
  return row?.day ?? undefined;
}

/** Returns true when a day has no figures, or a member was here or an account was made since they were counted. */
export async function hasUncountedActs(db: Queryable, day: string, now: Date): Promise<boolean> {
  const row = await first<{ waits: boolean }>(
    db,
    `with counted as (select (select counted_at from site_days where day = $1) as at)
     select at is null
            or exists (select 1 from (${SEEN}) seen where last_seen_at > counted.at and last_seen_at <= $2)
            or exists (select 1 from users where created_at > counted.at and created_at <= $2) as waits
       from counted`,
    [day, now.toISOString()],
  );
  return row?.waits ?? false;
}

/**
 * Counts the posts and sign-ups of days, and the active members of the last one. Times of visits are overwritten with each
 * visit, so members can only be counted while a day lasts. A figure never gets smaller: what was deleted since was there.
 */
export async function rollUpSiteDays(tx: Queryable, { from, to }: DayRange, at: Date): Promise<void> {
  await tx.query(
    `insert into site_days as s (day, posts, sign_ups, counted_at)
     select d.day, coalesce(p.count, 0), coalesce(u.count, 0), $3::timestamptz
       from (select generate_series($1::date, $2::date, interval '1 day')::date as day) d
       left join (select ${POST_DAY} as day, count(*)::int as count from ${publishedPosts('p').where}
                     and coalesce(published_at, created_at) >= $1::date at time zone 'UTC' group by 1) p
         on p.day = d.day
       left join (select (created_at at time zone 'UTC')::date as day, count(*)::int as count from users
                   where created_at >= $1::date at time zone 'UTC' group by 1) u on u.day = d.day
     on conflict (day) do update set posts = greatest(s.posts, excluded.posts),
                                     sign_ups = greatest(s.sign_ups, excluded.sign_ups),
                                     counted_at = excluded.counted_at`,
    [from, to, at.toISOString()],
  );
  await tx.query(
    `update site_days s set active_day = greatest(s.active_day, seen.day),
                            active_week = greatest(s.active_week, seen.week),
                            active_month = greatest(s.active_month, seen.month)
       from (select ${seenWithin(1)} as day, ${seenWithin(7)} as week, ${seenWithin(30)} as month
               from (${SEEN}) seen) seen
      where s.day = ($1::timestamptz at time zone 'UTC')::date`,
    [`${to}T00:00:00Z`],
  );
}

/** Returns every day of a range with its figures. Page views need a number of visitors. */
export function listSiteDays(
  db: Queryable,
  { from, to }: DayRange,
  minVisitors: number,
): Promise<SiteDayRow[]> {
  return db.query<SiteDayRow>(
    `select d.day::date::text as day, s.posts, s.sign_ups, s.active_day, s.active_week, s.active_month,
            v.events as page_views, v.visitors
       from generate_series($1::date, $2::date, interval '1 day') d(day)
       left join site_days s on s.day = d.day
       left join analytics_days v on v.day = d.day and v.name = 'page_view' and v.dimension = 'total'
                                 and v.visitors >= $3::int
      order by d.day`,
    [from, to, minVisitors],
  );
}

/** Returns the events of a range by page, source or device, most first. A day with few visitors of one is left out. */
export function listViews(
  db: Queryable,
  { from, to }: DayRange,
  {
    name,
    dimension,
    minVisitors,
  }: {
    name: 'page_view' | 'image_failure';
    dimension: 'page' | 'source' | 'device';
    minVisitors: number;
  },
): Promise<ViewsRow[]> {
  return db.query<ViewsRow>(
    `select value, sum(events)::int as views from analytics_days
      where day between $1 and $2 and name = $5 and dimension = $3 and visitors >= $4::int
      group by value order by views desc, value`,
    [from, to, dimension, minVisitors, name],
  );
}

/** Returns the days of a range with lost pictures. */
export function listImageFailureDays(
  db: Queryable,
  { from, to }: DayRange,
): Promise<{ day: string; failures: number }[]> {
  return db.query<{ day: string; failures: number }>(
    `select day::text as day, events as failures from analytics_days
      where day between $1 and $2 and name = 'image_failure' and dimension = 'total' order by day`,
    [from, to],
  );
}

/** Deletes figures that are older than they are kept. */
export async function deleteSiteDaysBefore(db: Queryable, day: string): Promise<void> {
  await db.query('delete from site_days where day < $1', [day]);
}
