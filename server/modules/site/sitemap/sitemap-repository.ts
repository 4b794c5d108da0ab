import type { Tables } from '#generated/schema.ts';
import { firstIdAt, timeOfId } from '#server/core/ids.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { publicBlog } from '#server/policies/blogs-sql.ts';
import { publishedPosts, visiblePosts } from '#server/policies/visible-posts.ts';

/** SQL for blogs that search engines may index: public, and not hidden from search by their owners. */
const indexed = 'not b.is_adult and not b.is_unlisted';
const listed = `${publicBlog('b')} and ${indexed}`;

/** SQL for their original posts without content warnings. */
const clean = `p.parent_post_id is null and p.content_rating = 'clean'
  and not (p.labels -> 'hasCommunityLabel' is not distinct from 'true'::jsonb)`;

const DAY_MS = 86_400_000;
/** Start of the id epoch: positions are ids of milliseconds since this moment, above 22 bits (migration 001). */
const FIRST_DAY_MS = 1_136_073_600_000;

/** A loose index scan: one index lookup per day with posts, however many posts there are. */
const DAYS = `with recursive days as (
    (select p.position from ${publishedPosts('p').where} order by p.position limit 1)
  union all
    select (select p.position from ${publishedPosts('p').where}
               and p.position >= ((((d.position >> 22) + ${FIRST_DAY_MS}) / ${DAY_MS} + 1) * ${DAY_MS} - ${FIRST_DAY_MS}) << 22
             order by p.position limit 1)
      from days d where d.position is not null)
  select position::text as position from days where position is not null order by days.position desc limit $1`;

/** Returns the days with posts, as `2026-11-22` (UTC), the latest first. */
export async function daysWithPosts(db: Queryable, most: number): Promise<string[]> {
  const rows = await db.query<{ position: string }>(DAYS, [most]);
  return rows.map(({ position }) => new Date(timeOfId(position)).toISOString().slice(0, 10));
}

/** A post in the sitemap. */
export interface ListedPost extends Columns<'posts', 'slug'> {
  blog_name: Tables['blogs']['name'];
  id: string;
  /** Time of the last change, in seconds since 1970. */
  changed: number;
}

const POSTS = `select b.name as blog_name, p.id::text as id, p.slug,
    extract(epoch from coalesce(p.edited_at, p.published_at))::float8 as changed
  from blogs b join ${visiblePosts('readable', null, { post: 'p', blog: 'b' }).on}
 where p.position >= $1::bigint and p.position < $2::bigint and ${clean} and ${indexed}
 order by p.position limit $3`;

/**
 * Returns a day's posts that search engines may index, by position.
 *
 * @param day its start (UTC), in milliseconds since 1970
 */
export async function listedPosts(db: Queryable, day: number, most: number): Promise<ListedPost[]> {
  return db.query<ListedPost>(POSTS, [firstIdAt(day), firstIdAt(day + DAY_MS), most]);
}

const STARTS = `select id::text as id from (
    select b.id, row_number() over (order by b.id) as place from blogs b where ${listed}) of_all
  where (place - 1) % $1 = 0 order by of_all.id`;

/** Returns the first blog of each sitemap page of that length. */
export async function blogStretches(db: Queryable, length: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(STARTS, [length]);
  return rows.map(({ id }) => id);
}

const BLOGS = `select b.name from blogs b where b.id >= $1::bigint and ${listed} order by b.id limit $2`;

/** Returns the names of blogs that search engines may index, from one on. */
export async function listedBlogs(db: Queryable, from: string, length: number): Promise<string[]> {
  const rows = await db.query<Columns<'blogs', 'name'>>(BLOGS, [from, length]);
  return rows.map(({ name }) => name);
}
