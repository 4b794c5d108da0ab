import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

type Counts = components['schemas']['HouseAdCounts'];

/** Days and reports that staff are shown. */
const MAX_DAYS = 90;
const MAX_REPORTS = 50;

/** Returns the counts of an ad by day in UTC (`YYYY-MM-DD`), the latest first. */
export function countsByDay(db: Queryable, adId: string): Promise<(Counts & { day: string })[]> {
  return db.query(
    `select to_char(n.day, 'YYYY-MM-DD') as day, sum(n.impressions)::int as impressions, sum(n.clicks)::int as clicks,
            sum(n.hides)::int as hides, sum(n.reports)::int as reports
       from (select d.day, d.impressions, d.clicks, 0 as hides, 0 as reports from house_ad_days d where d.ad_id = $1
             union all
             select (h.hidden_at at time zone 'UTC')::date, 0, 0, 1, 0 from hidden_ads h where h.ad_id = $1
             union all
             select (r.reported_at at time zone 'UTC')::date, 0, 0, 0, 1 from ad_reports r where r.ad_id = $1) n
      group by n.day order by n.day desc limit ${MAX_DAYS}`,
    [adId],
  );
}

/** Returns what members reported about an ad, the latest first. */
export function reportsOf(
  db: Queryable,
  adId: string,
): Promise<(Columns<'ad_reports', 'reason' | 'note'> & { reported: number })[]> {
  return db.query(
    `select r.reason, r.note, floor(extract(epoch from r.reported_at))::float8 as reported
       from ad_reports r where r.ad_id = $1 order by r.reported_at desc, r.user_id limit ${MAX_REPORTS}`,
    [adId],
  );
}
