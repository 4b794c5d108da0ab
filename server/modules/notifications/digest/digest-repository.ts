import { firstIdAt } from '#server/core/ids.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { rowExists } from '#server/db/planner.ts';
import { publicBlog } from '#server/policies/blogs-sql.ts';
import { publishedPosts, visiblePosts } from '#server/policies/visible-posts.ts';

/** Number of digests that one claim takes. */
const CLAIM_SIZE = 50;
/** Furthest that a due time is set ahead, in milliseconds; one beyond it was written by a clock that was wrong. */
const MAX_AHEAD_MS = 15 * 86_400_000;
/** Number of a blog's newest posts that a digest chooses from. */
const MAX_POSTS_PER_BLOG = 10;
/** Number of posts that are looked at more closely, for those that the member's filters leave out. */
const CANDIDATE_COUNT = 25;

/** Returns SQL for a moment: milliseconds since 1970 in a parameter. */
const moment = (parameter: string): string => `to_timestamp(${parameter}::float8 / 1000)`;
const milliseconds = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

/** A digest that a process has leased. Times are milliseconds since 1970. */
export interface DueDigest extends Columns<'mail_digests', 'user_id'> {
  since: number;
  asked: number | null;
  /** When the member was last on the site. */
  visited: number;
}

const DUE = `(due_at <= ${moment('$1')} or due_at > ${moment('$2')})`;

/** Returns true when any digest is due. */
export async function isDigestDue(db: Queryable, now: number): Promise<boolean> {
  const row = await first<{ due: boolean }>(
    db,
    `select exists (select 1 from mail_digests where due_at <= ${moment('$1')})
         or exists (select 1 from mail_digests where due_at > ${moment('$2')}) as due`,
    [now, now + MAX_AHEAD_MS],
  );
  return row?.due ?? false;
}

/** Leases digests that are due until `until`, so that no other process takes them meanwhile. */
export function claimDigests(db: Queryable, now: number, until: number): Promise<DueDigest[]> {
  return db.query<DueDigest>(
    `with claimed as (
       update mail_digests set due_at = ${moment('$3')} where user_id in (
         select user_id from mail_digests where ${DUE} order by due_at limit ${CLAIM_SIZE} for update skip locked)
       returning user_id, since, asked_at)
     select c.user_id, ${milliseconds('c.since')} as since, ${milliseconds('c.asked_at')} as asked,
            ${milliseconds(`greatest(u.created_at, to_timestamp((u.dashboard_seen >> 22) / 1000.0 + 1136073600),
              (select max(s.last_seen_at) from sessions s where s.user_id = u.id),
              (select max(s.last_seen_at) from access_tokens s where s.user_id = u.id))`)} as visited
       from claimed c join users u on u.id = c.user_id`,
    [now, now + MAX_AHEAD_MS, until],
  );
}

/** Sets when a digest is looked at next. */
export async function postponeDigest(db: Queryable, userId: string, dueAt: number): Promise<void> {
  await db.query(`update mail_digests set due_at = ${moment('$2')} where user_id = $1`, [userId, dueAt]);
}

/** Deletes the digest of a member who does not want one. */
export async function endDigest(db: Queryable, userId: string): Promise<void> {
  await db.query('delete from mail_digests where user_id = $1', [userId]);
}

/** Outcome of a digest, in milliseconds since 1970. */
export interface DigestOutcome {
  /** Until when the member is told. */
  since: number;
  dueAt: number;
  /** When the member was asked whether the digest should go on; unchanged when omitted. */
  asked?: number;
}

/**
 * Records the outcome of a digest under its lease. Returns false when the lease is gone: another process has it, or
 * the member changed the setting.
 */
export async function finishDigest(
  db: Queryable,
  userId: string,
  lease: number,
  { since, dueAt, asked }: DigestOutcome,
): Promise<boolean> {
  const rows = await db.query(
    `update mail_digests set since = ${moment('$3')}, due_at = ${moment('$4')}, asked_at = coalesce(${moment('$5')}, asked_at)
      where user_id = $1 and due_at = ${moment('$2')} returning user_id`,
    [userId, lease, since, dueAt, asked ?? null],
  );
  return rows.length > 0;
}

/**
 * Posts of followed blogs that everybody may see, the most noted first, at most two for each blog. Only the newest posts
 * of each blog are read, from an index, so that the number of posts does not matter.
 */
const CANDIDATES = `
  with fresh as (
    select f.blog_id, n.id, n.root_post_id
      from follows f cross join lateral (
        select p.id, p.root_post_id, p.parent_post_id, p.content_rating from ${publishedPosts('p').where}
           and p.blog_id = f.blog_id and p.position > $2 and p.position <= $3
         order by p.position desc limit ${MAX_POSTS_PER_BLOG}) n
     where f.user_id = $1 and n.parent_post_id is null and n.content_rating = 'clean'
  ), noted as (
    select f.id, f.blog_id, coalesce(c.like_count, 0) + coalesce(c.reblog_count, 0) + coalesce(c.reply_count, 0) as notes
      from fresh f left join post_counts c on c.root_post_id = f.root_post_id
     where not ${rowExists('seen_posts s where s.user_id = $1 and s.post_id = f.id')}
  ), best as (
    select n.*, row_number() over (partition by n.blog_id order by n.notes desc, n.id desc) as place from noted n
  )
  select b.id from best b
   where b.place <= 2 and ${rowExists(`blogs x where x.id = b.blog_id and not x.is_adult and ${publicBlog('x')}`)}
   order by b.notes desc, b.id desc limit ${CANDIDATE_COUNT}`;

/**
 * Returns the ids of posts that a digest may tell of, the best first.
 *
 * @param from begin and end of what it tells, in milliseconds since 1970
 */
export async function digestCandidates(
  db: Queryable,
  userId: string,
  { from, until }: { from: number; until: number },
): Promise<string[]> {
  const rows = await db.query<Columns<'posts', 'id'>>(CANDIDATES, [
    userId,
    firstIdAt(from),
    firstIdAt(until),
  ]);
  return rows.map(({ id }) => id);
}

/** Number of a blog's newest notifications that are counted. */
const MAX_COUNTED_NOTIFICATIONS = 1000;

/** A member's own post with new notes. */
export interface NotedPost extends Columns<'posts', 'id' | 'summary'>, Columns<'blogs', 'name'> {
  notes: number;
}

/**
 * The member's own post with the most new notes, of those that everybody may see. Only the newest notifications are
 * counted.
 */
const MOST_NOTED = `
  with noted as (
    select n.post_id, count(*)::int as notes
      from blog_members m cross join lateral (
        select x.post_id, x.user_id from notifications x
         where x.blog_id = m.blog_id and x.id > $2
           and x.type in ('like', 'reblog_naked', 'reblog_with_content', 'reply')
         order by x.id desc limit ${MAX_COUNTED_NOTIFICATIONS}) n
     where m.user_id = $1 and n.post_id is not null
     group by n.post_id
  )
  select p.id, p.summary, b.name, n.notes
    from noted n join blog_members m on m.user_id = $1 join blogs b on b.id = m.blog_id
    join ${visiblePosts('readable', null, { post: 'p', blog: 'b' }).on} and p.id = n.post_id and p.author_id = $1
   where not b.is_adult and p.content_rating = 'clean'
   order by n.notes desc, p.id desc limit 1`;

/**
 * Returns the member's own post with the most new notes; undefined for none.
 *
 * @param from milliseconds since 1970
 */
export function mostNotedPost(db: Queryable, userId: string, from: number): Promise<NotedPost | undefined> {
  return first<NotedPost>(db, MOST_NOTED, [userId, firstIdAt(from)]);
}
