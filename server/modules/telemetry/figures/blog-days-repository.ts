import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';
import type { DayRange } from './site-days-repository.ts';

/** Most values of a dimension that a blog's day keeps, by their events. */
const MAX_VALUES_PER_BLOG = 50;

/** Impressions of a blog's posts and views of its pages on a day; null where fewer readers than are told. */
export type BlogDayRow = { day: string; impressions: number | null; views: number | null };

/** Sum of a value over a range. */
export interface BlogSumRow extends Columns<'blog_days', 'value'> {
  count: number;
}

/** Sums up a day of all blogs from its events. Leaves out whatever has fewer visitors than `minVisitors`. */
export async function rollUpBlogDays(tx: Queryable, day: string, minVisitors: number): Promise<void> {
  await tx.query('delete from blog_days where day = $1', [day]);
  await tx.query(
    `with seen as (
       select p.blog_id, e.visitor, v.dimension, v.value
         from (select page, visitor, details ->> 'postId' as post from analytics_events
                where day = $1 and name = 'post_impression') e
         join ${publishedPosts('p').on} and p.id = case when e.post ~ '^[0-9]{1,19}$' and e.post::numeric < 2::numeric ^ 63 then e.post::bigint end
        cross join lateral (values ('impressions', ''), ('place', e.page)) v(dimension, value)
        where v.dimension = 'impressions' or v.value <> ''
       union all
       select b.id, e.visitor, v.dimension, v.value
         from (select visitor, details ->> 'blogName' as blog, details ->> 'referrer' as host from analytics_events
                where day = $1 and name = 'blog_view') e
         join blogs b on b.name = e.blog
        cross join lateral (values ('views', ''), ('source', e.host)) v(dimension, value)
        where v.value is not null
     ), sums as (
       select blog_id, dimension, value, count(*) as events, count(distinct visitor) as visitors,
              row_number() over (partition by blog_id, dimension order by count(*) desc, value) as place
         from seen group by blog_id, dimension, value having count(distinct visitor) >= $2::int
     )
     insert into blog_days (day, blog_id, dimension, value, events, visitors)
     select $1::date, blog_id, dimension, value, events, visitors from sums where place <= $3::int`,
    [day, minVisitors, MAX_VALUES_PER_BLOG],
  );
}

/** Returns every day of a range with what was seen of a blog. */
export function listBlogDays(db: Queryable, blogId: string, { from, to }: DayRange): Promise<BlogDayRow[]> {
  return db.query<BlogDayRow>(
    `select d.day::date::text as day, i.events as impressions, v.events as views
       from generate_series($2::date, $3::date, interval '1 day') d(day)
       left join blog_days i on i.blog_id = $1 and i.day = d.day and i.dimension = 'impressions'
       left join blog_days v on v.blog_id = $1 and v.day = d.day and v.dimension = 'views'
      order by d.day`,
    [blogId, from, to],
  );
}

/** Returns the sums of a blog's places or sources over a range, most first. */
export function listBlogSums(
  db: Queryable,
  blogId: string,
  { from, to, dimension }: DayRange & { dimension: 'place' | 'source' },
): Promise<BlogSumRow[]> {
  return db.query<BlogSumRow>(
    `select value, sum(events)::int as count from blog_days
      where blog_id = $1 and day between $2 and $3 and dimension = $4
      group by value order by count desc, value`,
    [blogId, from, to, dimension],
  );
}

/** Deletes sums that are older than they are kept. */
export async function deleteBlogDaysBefore(db: Queryable, day: string): Promise<void> {
  await db.query('delete from blog_days where day < $1', [day]);
}
