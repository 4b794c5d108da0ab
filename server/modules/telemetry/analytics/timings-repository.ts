import type { Columns } from '#server/db/columns.ts';
import { json, type Queryable } from '#server/db/database.ts';

/** Most releases of a day that have timings: a browser says itself which release it runs. */
const MAX_RELEASES_PER_DAY = 20;

/** Values of a page that was timed, as buckets. */
export type Timings = {
  day: string;
  route: string;
  release: string;
  buckets: readonly Columns<'page_timings', 'metric' | 'bucket'>[];
};

/** Loads of a range in one bucket, of a day, a route or a release. */
export interface TimingRow extends Columns<'page_timings', 'bucket' | 'visits'> {
  dimension: 'day' | 'route' | 'release';
  value: string;
  /** First day of the range with such a load. */
  first_day: string;
}

/** Adds a page to the histograms of its day. */
export async function addTimings(db: Queryable, { day, route, release, buckets }: Timings): Promise<void> {
  await db.query(
    `insert into page_timings as t (day, route, release, metric, bucket, visits)
     select $1::date, $2::text, $3::text, metric, bucket, 1
       from jsonb_to_recordset($4::jsonb) as b (metric text, bucket smallint)
      where exists (select 1 from page_timings where day = $1 and release = $3)
         or (select count(distinct release) from page_timings where day = $1) < $5::int
     on conflict (day, route, release, metric, bucket) do update set visits = t.visits + 1`,
    [day, route, release, json(buckets), MAX_RELEASES_PER_DAY],
  );
}

/** Returns the histograms of a metric in a range, by day, by route and by release. */
export function listTimings(
  db: Queryable,
  { from, to }: { from: string; to: string },
  metric: Columns<'page_timings', 'metric'>['metric'],
): Promise<TimingRow[]> {
  return db.query<TimingRow>(
    `select v.dimension, v.value, t.bucket, sum(t.visits)::int as visits,
            min(min(t.day)) over (partition by v.dimension, v.value)::text as first_day
       from page_timings t
      cross join lateral (values ('day', t.day::text), ('route', t.route), ('release', t.release)) v(dimension, value)
      where t.day between $1 and $2 and t.metric = $3
      group by v.dimension, v.value, t.bucket order by v.dimension, v.value, t.bucket`,
    [from, to, metric],
  );
}
