import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';

/** A blog's year: positions of the starts of its twelve months and of the next year. */
export interface Year {
  blogId: string;
  /** Thirteen positions. */
  months: readonly string[];
}

/** Maximum number of posts whose words are counted, the newest of the year; about twelve a day. */
const MAX_READ_POSTS = 4500;
/** Maximum number of likes and reblogs that determine the closest blog. */
const MAX_WEIGHED_NOTES = 20_000;

const IN_YEAR = `p.blog_id = $1
  and p.position >= ($2::bigint[])[1] and p.position < ($2::bigint[])[13]`;
const OF_YEAR = `${publishedPosts('p').where} and ${IN_YEAR}`;

/** Counts posts and reblogs per month; months without posts are left out. */
export function postsByMonth(
  db: Queryable,
  { blogId, months }: Year,
): Promise<{ month: number; posts: number; reblogs: number }[]> {
  return db.query(
    `select width_bucket(p.position, $2::bigint[]) as month, count(*)::int as posts,
            count(p.parent_post_id)::int as reblogs
       from ${OF_YEAR} group by 1`,
    [blogId, months],
  );
}

/** Returns the position of a blog's newest post; null without posts. */
export async function newestPosition(db: Queryable, blogId: string): Promise<string | null> {
  const row = await first<{ newest: string | null }>(
    db,
    `select max(p.position)::text as newest from ${publishedPosts('p').where} and p.blog_id = $1`,
    [blogId],
  );
  return row?.newest ?? null;
}

/** Returns the notes of the year's original posts, and the ids of those with most notes. */
export async function notesOfYear(
  db: Queryable,
  { blogId, months }: Year,
  top: number,
): Promise<{ notes: number; top: string[] }> {
  const rows = await db.query<Columns<'posts', 'id'> & { total: number }>(
    `select p.id, (sum(c.note_count) over ())::int as total
       from post_counts c join ${publishedPosts('p').on} and p.id = c.root_post_id
      where ${IN_YEAR} and p.content_rating <> 'explicit'
      order by c.note_count desc, p.position desc limit $3`,
    [blogId, months, top],
  );
  return { notes: rows[0]?.total ?? 0, top: rows.map(({ id }) => id) };
}

/** Counts the words of the blog's own content in the year. */
export async function wordsOfYear(db: Queryable, { blogId, months }: Year): Promise<number> {
  const row = await first<{ words: number }>(
    db,
    `select coalesce(sum(cardinality(regexp_split_to_array(btrim(said #>> '{}'), '\\s+'))), 0)::int as words
       from (select p.content from ${OF_YEAR} order by p.position desc limit ${MAX_READ_POSTS}) read
      cross join lateral jsonb_path_query(read.content, '$[*].text ? (@ like_regex "[^[:space:]]")') as said`,
    [blogId, months],
  );
  return row?.words ?? 0;
}

/** Returns the most used tags of the year. */
export function tagsOfYear(
  db: Queryable,
  { blogId, months }: Year,
  limit: number,
): Promise<{ tag: string; count: number }[]> {
  return db.query(
    `select coalesce(t.name, used.tag) as tag, used.count
       from (select tag, count(*)::int as count from post_tags
              where blog_id = $1 and position >= ($2::bigint[])[1] and position < ($2::bigint[])[13]
              group by tag order by count desc, tag limit $3) used
       left join tags t on t.tag = used.tag
      order by used.count desc, used.tag`,
    [blogId, months, limit],
  );
}

/** Counts the followers gained in the year who still follow. */
export async function followersOfYear(db: Queryable, { blogId, months }: Year): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count from follows
      where blog_id = $1 and position >= ($2::bigint[])[1] and position < ($2::bigint[])[13]`,
    [blogId, months],
  );
  return row?.count ?? 0;
}

/** Returns the blogs that liked and reblogged most of the year's posts, in descending order. */
export async function closestBlogs(
  db: Queryable,
  { blogId, months }: Year,
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ blog_id: string }>(
    `select near.blog_id from (
       (select l.liker_blog_id as blog_id from likes l join ${publishedPosts('p').on} and p.id = l.post_id
         where ${IN_YEAR} limit ${MAX_WEIGHED_NOTES})
       union all
       (select r.blog_id from (select p.id from ${OF_YEAR}) mine
          join ${publishedPosts('r').on} and r.root_post_id = mine.id and r.parent_post_id is not null
         limit ${MAX_WEIGHED_NOTES})) near
      where near.blog_id <> $1
      group by near.blog_id order by count(*) desc, near.blog_id limit $3`,
    [blogId, months, limit],
  );
  return rows.map(({ blog_id: id }) => id);
}
