import { firstPositionAt } from '#server/core/ids.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { nameableBlog } from '#server/policies/blogs-sql.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';
import type { Period } from './periods.ts';

/** Count of a step: numbered from 1, with 0 for the whole previous period. */
export interface StepCount {
  step: number;
  count: number;
}

export interface NoteCount extends StepCount {
  kind: 'like' | 'reblog' | 'reply';
}

/** Converts the times of a period to positions: start of the previous period, start, end, and all bounds in order. */
function positionsOf({ before, bounds }: Period) {
  const own = bounds.map((moment) => firstPositionAt(moment / 1000));
  const from = firstPositionAt(before / 1000);
  return { from, start: own[0] ?? from, end: own.at(-1) ?? from, all: [from, ...own] };
}

/**
 * Notes on a blog's published posts between the positions $2 and $3. Replies by its own writers are counted separately
 * (spec 000 §4). A reblog stores the blog of its post at that time, so reblogs of posts moved here are looked up by the
 * former blog.
 */
const NOTES = `select act.* from (
    select 'like' as kind, l.position, l.post_id, l.user_id, l.liker_blog_id as by_blog_id
      from likes l where l.blog_id = $1 and l.position >= $2::bigint and l.position < $3::bigint
    union all
    select 'reblog', r.position, r.parent_post_id, r.author_id, r.blog_id
      from (select $1::bigint as blog_id union select m.blog_id from moved_posts m where m.now_blog_id = $1) stood
      join ${publishedPosts('r').on} and r.parent_blog_id = stood.blog_id and r.parent_post_id is not null
       and r.position >= $2::bigint and r.position < $3::bigint
    union all
    select 'reply', y.id, y.post_id, y.user_id, y.replier_blog_id
      from replies y where y.blog_id = $1 and y.deleted_at is null and not y.is_self
       and y.id >= $2::bigint and y.id < $3::bigint
  ) act join ${publishedPosts('p').on} and p.blog_id = $1 and p.id = act.post_id`;

/** Returns the notes of each step, by kind. */
export function notesBySteps(db: Queryable, blogId: string, period: Period): Promise<NoteCount[]> {
  const { from, end, all } = positionsOf(period);
  return db.query<NoteCount>(
    `select kind, width_bucket(position, $4::bigint[]) - 1 as step, count(*)::int as count
       from (${NOTES}) notes group by 1, 2`,
    [blogId, from, end, all],
  );
}

/** Returns the posts with most notes in a period, in descending order. */
export function mostNotedPosts(
  db: Queryable,
  blogId: string,
  period: Period,
  limit: number,
): Promise<{ id: string; count: number }[]> {
  const { start, end } = positionsOf(period);
  return db.query(
    `select post_id as id, count(*)::int as count from (${NOTES}) notes
      group by post_id order by count desc, post_id desc limit $4`,
    [blogId, start, end, limit],
  );
}

/** Returns the blogs with most notes in a period that are visible to the viewer, without the blog's own writers. */
export function closestFans(
  db: Queryable,
  blogId: string,
  viewerId: string,
  period: Period,
  limit: number,
): Promise<{ id: string; count: number }[]> {
  const { start, end } = positionsOf(period);
  return db.query(
    `select notes.by_blog_id as id, count(*)::int as count from (${NOTES}) notes
       join blogs a on a.id = notes.by_blog_id and ${nameableBlog('a', '$5::bigint')}
      where not exists (select 1 from blog_members m where m.blog_id = $1 and m.user_id = notes.user_id)
      group by notes.by_blog_id order by count desc, notes.by_blog_id limit $4`,
    [blogId, start, end, limit, viewerId],
  );
}

/** Counts per step the new followers who still follow. */
export function followersBySteps(db: Queryable, blogId: string, period: Period): Promise<StepCount[]> {
  const { from, end, all } = positionsOf(period);
  return db.query<StepCount>(
    `select width_bucket(position, $4::bigint[]) - 1 as step, count(*)::int as count from follows
      where blog_id = $1 and position >= $2::bigint and position < $3::bigint group by 1`,
    [blogId, from, end, all],
  );
}

/** Counts the current followers who followed before the period. */
export async function followersBefore(db: Queryable, blogId: string, period: Period): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    'select count(*)::int as count from follows where blog_id = $1 and position < $2',
    [blogId, positionsOf(period).start],
  );
  return row?.count ?? 0;
}
