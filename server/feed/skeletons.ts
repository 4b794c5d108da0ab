import type { Tables } from '#generated/schema.ts';
import { LARGEST_ID } from '#server/core/ids.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';

/** An entry of a skeleton: only its id and its sort key. */
export interface SkeletonRow {
  id: string;
  key: string[];
}

/** Reads the next `count` entries after `after`, in the list's order. */
export type Skeleton = (after: string[] | undefined, count: number) => Promise<SkeletonRow[]>;

export interface PlacedRow extends Columns<'post_tags', 'position'> {
  id: Tables['posts']['id'];
}

/** Position above all existing ones, to start at the top. */
export const START_OF_LIST = LARGEST_ID;

function bonesOf(rows: readonly PlacedRow[]): SkeletonRow[] {
  return rows.map(({ id, position }) => ({ id, key: [position] }));
}

function below(after: string[] | undefined): string {
  return after?.[0] ?? START_OF_LIST;
}

// Orders the followed blogs by their newest post: only the blogs with the newest posts can contribute to the next page,
// so posts are read from at most as many blogs as the page is long, however many are followed (docs/performance.md).
function dashboardOf(condition: string): string {
  return `
  with mine as (
    select blog_id from follows where user_id = $1
    union
    select blog_id from blog_members where user_id = $1
  ), heads as (
    select m.blog_id, h.position
      from mine m cross join lateral (
        select p.position from ${publishedPosts('p').where}
           and p.blog_id = m.blog_id and p.position < $2 ${condition}
         order by p.position desc limit 1) h
     order by h.position desc limit $3
  )
  select n.id, n.position
    from heads cross join lateral (
      select p.id, p.position from ${publishedPosts('p').where}
         and p.blog_id = heads.blog_id and p.position < $2 ${condition}
       order by p.position desc limit $3) n
   order by n.position desc limit $3`;
}
const DASHBOARD = dashboardOf('');
const DASHBOARD_TYPE = dashboardOf('and p.type = $4');

/** Returns the skeleton of posts of the blogs a member follows or writes for, newest first, optionally of one type. */
export function dashboardSkeleton(db: Queryable, userId: string, type?: string): Skeleton {
  return async (after, count) => {
    const place = [userId, below(after), count] as const;
    const rows =
      type === undefined
        ? await db.query<PlacedRow>(DASHBOARD, [...place])
        : await db.query<PlacedRow>(DASHBOARD_TYPE, [...place, type]);
    return bonesOf(rows);
  };
}

const BLOG = `select id, position from ${publishedPosts('p').where} and blog_id = $1 and position < $2
               order by position desc limit $3 offset $4`;
const BLOG_TYPE = `select id, position from ${publishedPosts('p').where}
                      and blog_id = $1 and position < $2 and type = $5
                    order by position desc limit $3 offset $4`;
const BLOG_TAG = `select post_id as id, position from post_tags where blog_id = $1 and tag = $5 and position < $2
                   order by position desc limit $3 offset $4`;
const BLOG_TAG_TYPE = `select post_id as id, position from post_tags
                        where blog_id = $1 and tag = $5 and type = $6 and position < $2
                        order by position desc limit $3 offset $4`;

const BLOG_OLDEST_FIRST = `
  select p.id, p.position from ${publishedPosts('p').where}
     and p.blog_id = $1 and p.position > $2 and ($4::text is null or p.type = $4)
     and ($5::text is null or exists (
       select 1 from post_tags t where t.blog_id = p.blog_id and t.post_id = p.id and t.tag = $5))
   order by p.position limit $3 offset $6`;

/**
 * Returns the skeleton of a blog's published posts, oldest first and after a position, optionally of one type or with
 * one tag (in normalised form).
 */
export function oldestFirstSkeleton(
  db: Queryable,
  blogId: string,
  filter: { type?: string; tag?: string; offset?: number; above?: string },
): Skeleton {
  const { type = null, tag = null, offset = 0 } = filter;
  return async (after, count) => {
    const start = after?.[0] ?? filter.above ?? '0';
    const place = [blogId, start, count, type, tag, after ? 0 : offset];
    return bonesOf(await db.query<PlacedRow>(BLOG_OLDEST_FIRST, place));
  };
}

/**
 * Returns the skeleton of a blog's published posts, newest first, optionally of one type or with one tag (in normalised
 * form).
 */
export function blogSkeleton(
  db: Queryable,
  blogId: string,
  filter: { type?: string; tag?: string; offset?: number; below?: string },
): Skeleton {
  const { type, tag, offset = 0 } = filter;
  return async (after, count) => {
    const place = [blogId, after?.[0] ?? filter.below ?? START_OF_LIST, count, after ? 0 : offset] as const;
    if (tag !== undefined && type !== undefined) {
      return bonesOf(await db.query<PlacedRow>(BLOG_TAG_TYPE, [...place, tag, type]));
    }
    if (tag !== undefined) return bonesOf(await db.query<PlacedRow>(BLOG_TAG, [...place, tag]));
    if (type !== undefined) return bonesOf(await db.query<PlacedRow>(BLOG_TYPE, [...place, type]));
    return bonesOf(await db.query<PlacedRow>(BLOG, place));
  };
}

const TAG_RECENT = `select post_id as id, position from post_tags
                     where tag = $1 and position < $2 and ($4::text is null or type = $4) and not (is_reblog and $5)
                     order by position desc limit $3`;

/** Returns the skeleton of posts with a tag, newest first. */
export function tagSkeleton(
  db: Queryable,
  tag: string,
  filter: { type?: string; originalOnly: boolean },
): Skeleton {
  return async (after, count) =>
    bonesOf(
      await db.query<PlacedRow>(TAG_RECENT, [
        tag,
        below(after),
        count,
        filter.type ?? null,
        filter.originalOnly,
      ]),
    );
}

/** Number of a tag's newest posts that are ranked. Bounds the work however large a tag is. */
const TOP_CANDIDATES = 1000;

const TAG_TOP = `
  with candidates as (
    select blog_id, post_id, position from post_tags
     where tag = $1 and position <= $2 and ($4::text is null or type = $4) and not (is_reblog and $5)
     order by position desc limit ${TOP_CANDIDATES}
  )
  select t.post_id as id, t.position, coalesce(c.note_count, 0) as notes
    from candidates t
    join ${publishedPosts('p').on} and p.blog_id = t.blog_id and p.id = t.post_id
    left join post_counts c on c.root_post_id = p.root_post_id
   where (coalesce(c.note_count, 0), t.position) < ($6::int, $7::bigint)
   order by 3 desc, 2 desc limit $3`;

const MAX_NOTES = 2_147_483_647;

/**
 * Returns the skeleton of the posts with a tag that have most notes, among its newest thousand at the time of the first
 * page.
 */
export function tagTopSkeleton(
  db: Queryable,
  tag: string,
  filter: { type?: string; originalOnly: boolean },
): Skeleton {
  return async (after, count) => {
    const [newest = START_OF_LIST, notes = String(MAX_NOTES), position = START_OF_LIST] = after ?? [];
    const { type = null, originalOnly } = filter;
    const rows = await db.query<PlacedRow & { notes: number }>(TAG_TOP, [
      tag,
      newest,
      count,
      type,
      originalOnly,
      Number(notes),
      position,
    ]);
    return rows.map((row) => ({ id: row.id, key: [newest, String(row.notes), row.position] }));
  };
}

const TRENDING = `select root_post_id as id, trend_score as score from post_counts
                   where position is not null and (trend_score, root_post_id) < ($1::float8, $2::bigint)
                   order by trend_score desc, root_post_id desc limit $3`;
const TRENDING_TYPE = `select root_post_id as id, trend_score as score from post_counts
                        where position is not null and type = $4
                          and (trend_score, root_post_id) < ($1::float8, $2::bigint)
                        order by trend_score desc, root_post_id desc limit $3`;

/** Returns the skeleton of original posts with many recent likes and reblogs, most active first. */
export function trendingSkeleton(db: Queryable, type?: string): Skeleton {
  return async (after, count) => {
    const [score = 'Infinity', id = START_OF_LIST] = after ?? [];
    const rows = await db.query<{
      id: Tables['post_counts']['root_post_id'];
      score: NonNullable<Tables['post_counts']['trend_score']>;
    }>(type ? TRENDING_TYPE : TRENDING, type ? [score, id, count, type] : [score, id, count]);
    return rows.map((row) => ({ id: row.id, key: [String(row.score), row.id] }));
  };
}

const LIKES = `select post_id as id, position from likes where user_id = $1 and position < $2 and position > $4
                order by position desc limit $3`;

/** Returns the skeleton of a member's likes, newest first, optionally between two positions. */
export function likesSkeleton(
  db: Queryable,
  userId: string,
  bounds: { below?: string; above?: string } = {},
): Skeleton {
  return async (after, count) =>
    bonesOf(
      await db.query<PlacedRow>(LIKES, [
        userId,
        after?.[0] ?? bounds.below ?? START_OF_LIST,
        count,
        bounds.above ?? '0',
      ]),
    );
}
