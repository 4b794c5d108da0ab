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
