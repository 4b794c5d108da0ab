import { firstIdAt, timeOfId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { publicBlog } from '#server/policies/blogs-sql.ts';

/** Blogs that search engines may know: everybody may read them, and their owners let them be found. */
const listed = `${publicBlog('b')} and not b.is_adult and not b.is_unlisted`;

/** Posts of them that began there, and that nobody has to be asked about first. */
const clean = `p.state = 'published' and p.parent_post_id is null and p.content_rating = 'clean'
  and not (p.labels -> 'hasCommunityLabel' is not distinct from 'true'::jsonb)`;

const DAY = 86_400_000;
/** Positions are ids: milliseconds since this moment, above 22 bits (migration 001). */
const EPOCH = 1_136_073_600_000;

/** One look at the index for each day with posts, however many posts there are. */
const DAYS = `with recursive days as (
    (select p.position from posts p where p.state = 'published' order by p.position limit 1)
  union all
    select (select p.position from posts p
             where p.state = 'published'
               and p.position >= ((((d.position >> 22) + ${EPOCH}) / ${DAY} + 1) * ${DAY} - ${EPOCH}) << 22
             order by p.position limit 1)
      from days d where d.position is not null)
  select position::text as position from days where position is not null order by days.position desc limit $1`;

/** Days on which anything was posted, as `2026-11-22` (UTC), the latest first. */
export async function daysWithPosts(db: Queryable, most: number): Promise<string[]> {
  const rows = await db.query<{ position: string }>(DAYS, [most]);
  return rows.map(({ position }) => new Date(timeOfId(position)).toISOString().slice(0, 10));
}

/** What a sitemap says of a post. */
export interface ListedPost {
  blog_name: string;
  id: string;
  slug: string;
  /** When it was last written, in seconds since 1970. */
  changed: number;
}

const POSTS = `select b.name as blog_name, p.id::text as id, p.slug,
    extract(epoch from coalesce(p.edited_at, p.published_at))::float8 as changed
  from posts p join blogs b on b.id = p.blog_id
 where p.position >= $1::bigint and p.position < $2::bigint and ${clean} and ${listed}
 order by p.position limit $3`;

/**
 * Posts of a day that search engines may know, in their order.
 *
 * @param day its beginning (UTC), in milliseconds since 1970
 */
export async function listedPosts(db: Queryable, day: number, most: number): Promise<ListedPost[]> {
  return db.query<ListedPost>(POSTS, [firstIdAt(day), firstIdAt(day + DAY), most]);
}

const STARTS = `select id::text as id from (
    select b.id, row_number() over (order by b.id) as place from blogs b where ${listed}) of_all
  where (place - 1) % $1 = 0 order by of_all.id`;

/** With which blog each stretch of so many blogs begins. */
export async function blogStretches(db: Queryable, length: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(STARTS, [length]);
  return rows.map(({ id }) => id);
}

const BLOGS = `select b.name from blogs b where b.id >= $1::bigint and ${listed} order by b.id limit $2`;

/** Names of blogs that search engines may know, from one on. */
export async function listedBlogs(db: Queryable, from: string, length: number): Promise<string[]> {
  const rows = await db.query<{ name: string }>(BLOGS, [from, length]);
  return rows.map(({ name }) => name);
}
