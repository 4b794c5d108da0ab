import { limits } from '#generated/limits.ts';
import type { Tables } from '#generated/schema.ts';
import { domainError } from '#server/core/errors.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import type { QueueEntry, QueueState } from './queue-order.ts';
import { nextSlot } from './queue-times.ts';

/** A blog's queue: its settings and its next time. */
export interface Queue extends QueueState {
  blogId: string;
  /** Added to the tags of what it publishes; empty for none. */
  tag: string;
}

interface QueueRow extends Columns<'blog_queues', 'paused' | 'per_day' | 'start_hour' | 'end_hour' | 'tag'> {
  /** Milliseconds since 1970. */
  next_at: number | null;
}

const COLUMNS = `q.paused, q.per_day, q.start_hour, q.end_hour, q.tag,
  floor(extract(epoch from q.next_at) * 1000)::float8 as next_at`;

/** The same as the table's defaults (migration 009). */
const DEFAULTS: QueueRow = { paused: false, per_day: 3, start_hour: 8, end_hour: 22, tag: '', next_at: null };

type Home = Pick<BlogRow, 'id' | 'timezone'>;

function queueOfRow({ id, timezone }: Home, row: QueueRow): Queue {
  return {
    blogId: id,
    timezone,
    paused: row.paused,
    perDay: row.per_day,
    startHour: row.start_hour,
    endHour: row.end_hour,
    tag: row.tag,
    nextAt: row.next_at,
  };
}

/** Returns the queue of a blog. */
export async function queueOf(db: Queryable, blog: Home): Promise<Queue> {
  const row = await first<QueueRow>(db, `select ${COLUMNS} from blog_queues q where blog_id = $1`, [blog.id]);
  return queueOfRow(blog, row ?? DEFAULTS);
}

/**
 * Reads and locks the queue of a blog until the transaction ends. Call it before any of its posts is locked, which
 * avoids deadlocks.
 */
export async function lockQueue(tx: Queryable, blog: Home): Promise<Queue> {
  await tx.query('insert into blog_queues (blog_id) values ($1) on conflict do nothing', [blog.id]);
  const row = await first<QueueRow>(
    tx,
    `select ${COLUMNS} from blog_queues q where blog_id = $1 for update`,
    [blog.id],
  );
  return queueOfRow(blog, row ?? DEFAULTS);
}

/** Sets the queue's next time, in milliseconds since 1970; null when it is empty. */
export async function setNextAt(tx: Queryable, blogId: string, nextAt: number | null): Promise<void> {
  await tx.query('update blog_queues set next_at = $2::timestamptz where blog_id = $1', [
    blogId,
    nextAt === null ? null : new Date(nextAt).toISOString(),
  ]);
}

/** Changes of a queue's settings; absent ones stay. */
export interface QueueChanges {
  paused?: boolean;
  per_day?: number;
  start_hour?: number;
  end_hour?: number;
  tag?: string;
}

/**
 * Changes the settings of a queue and recomputes its next time. Call it first in its transaction.
 *
 * @param blog with its new time zone
 * @throws invalid-request-param when the day would end before it begins
 */
export async function changeQueue(
  tx: Queryable,
  blog: Home,
  changes: QueueChanges,
  now: number,
): Promise<void> {
  const before = await lockQueue(tx, blog);
  const queue = {
    ...before,
    paused: changes.paused ?? before.paused,
    perDay: changes.per_day ?? before.perDay,
    startHour: changes.start_hour ?? before.startHour,
    endHour: changes.end_hour ?? before.endHour,
    tag: changes.tag?.trim() ?? before.tag,
  };
  if (queue.endHour <= queue.startHour) {
    throw domainError('invalid-request-param', {
      field: 'queue.end_hour',
      reason: 'hours',
    });
  }
  const next = before.nextAt === null ? null : new Date(nextSlot(queue, now)).toISOString();
  await tx.query(
    `update blog_queues set paused = $2, per_day = $3, start_hour = $4, end_hour = $5, tag = $6,
        next_at = $7::timestamptz where blog_id = $1`,
    [blog.id, queue.paused, queue.perDay, queue.startHour, queue.endHour, queue.tag, next],
  );
}

/** Returns the queued posts of a blog in the order of its queue. At most 1,000. */
export async function queueEntries(db: Queryable, blogId: string): Promise<QueueEntry[]> {
  const rows = await db.query<Columns<'posts', 'id'> & { publish_on: number | null }>(
    `select id, floor(extract(epoch from publish_on) * 1000)::float8 as publish_on from posts
      where blog_id = $1 and state = 'queued' order by queue_rank, id`,
    [blogId],
  );
  return rows.map((row) => ({ id: row.id, publishOn: row.publish_on }));
}

/**
 * Rejects posts that exceed the queue's limit. Returns the number of its regular posts.
 *
 * @param more number of posts to be added
 * @throws queue-limit-reached
 */
export async function checkQueueRoom(db: Queryable, blogId: string, more: number): Promise<number> {
  const counts = await first<{ all: number; waiting: number }>(
    db,
    `select count(*)::int as all, (count(*) filter (where publish_on is null))::int as waiting
       from posts where blog_id = $1 and state = 'queued'`,
    [blogId],
  );
  if (more > 0 && (counts?.all ?? 0) + more > limits.queuedPosts) throw domainError('queue-limit-reached');
  return counts?.waiting ?? 0;
}

/**
 * Reserves room in a queue for posts that are added within the same transaction, and schedules the queue when it was
 * empty.
 *
 * @param more number of posts; 0 for a post that is queued already and only loses its date
 * @throws queue-limit-reached
 */
export async function enterQueue(tx: Queryable, blog: Home, now: number, more = 1): Promise<void> {
  const queue = await lockQueue(tx, blog);
  const waiting = await checkQueueRoom(tx, blog.id, more);
  const stoodStill = queue.nextAt === null || (waiting === 0 && queue.nextAt <= now);
  if (stoodStill) await setNextAt(tx, blog.id, nextSlot(queue, now));
}

/** Sets the order of a queue's regular posts. The queue must be locked. */
export async function writeQueueOrder(tx: Queryable, blogId: string, ids: readonly string[]): Promise<void> {
  // The posts permute their existing ranks, so that posts added later still come last.
  await tx.query(
    `with ranks as (
       select queue_rank, row_number() over (order by queue_rank) as n
         from posts where blog_id = $1 and id = any($2::bigint[])),
     wanted as (select id, n from unnest($2::bigint[]) with ordinality as w(id, n))
     update posts p set queue_rank = r.queue_rank
       from wanted w join ranks r on r.n = w.n
      where p.blog_id = $1 and p.id = w.id and p.state = 'queued' and p.queue_rank is distinct from r.queue_rank`,
    [blogId, [...ids]],
  );
}

/**
 * Locks a due queue that no other process has locked. `skipped` are blogs that failed in this round.
 *
 * @param now milliseconds since 1970
 */
export async function lockDueQueue(
  tx: Queryable,
  now: number,
  skipped: readonly string[],
): Promise<Queue | undefined> {
  const row = await first<QueueRow & Columns<'blogs', 'timezone'> & { id: Tables['blog_queues']['blog_id'] }>(
    tx,
    `select q.blog_id as id, b.timezone, ${COLUMNS} from blog_queues q join blogs b on b.id = q.blog_id
      where q.next_at <= $1::timestamptz and not q.paused and b.state = 'active' and q.blog_id <> all($2::bigint[])
      order by q.next_at limit 1 for update of q skip locked`,
    [new Date(now).toISOString(), [...skipped]],
  );
  return row && queueOfRow(row, row);
}

/** Returns the first regular post of a queue. */
export async function firstInQueue(tx: Queryable, blogId: string): Promise<string | undefined> {
  const row = await first<Columns<'posts', 'id'>>(
    tx,
    `select id from posts where blog_id = $1 and state = 'queued' and publish_on is null
      order by queue_rank, id limit 1`,
    [blogId],
  );
  return row?.id;
}

/**
 * Locks a scheduled post that is due and that no other process has locked. `skipped` are posts that failed in this
 * round.
 *
 * @param now milliseconds since 1970
 */
export async function lockDuePost(
  tx: Queryable,
  now: number,
  skipped: readonly string[],
): Promise<{ id: string; blogId: string } | undefined> {
  const row = await first<Columns<'posts', 'id' | 'blog_id'>>(
    tx,
    `select p.id, p.blog_id from posts p join blogs b on b.id = p.blog_id
      where p.state = 'queued' and p.publish_on <= $1::timestamptz and b.state = 'active'
        and p.id <> all($2::bigint[])
      order by p.publish_on limit 1 for update of p skip locked`,
    [new Date(now).toISOString(), [...skipped]],
  );
  return row && { id: row.id, blogId: row.blog_id };
}

/**
 * Turns a queued post that cannot be published into a draft with the reason for its author. Returns false when it had
 * left the queue.
 */
export async function returnToDrafts(
  db: Queryable,
  blogId: string,
  id: string,
  fault: string,
): Promise<boolean> {
  const moved = await db.query(
    `update posts set state = 'draft', publish_on = null, queue_rank = null, publish_fault = $3, becomes = null,
        version = version + 1, edited_at = now()
      where blog_id = $1 and id = $2 and state in ('queued', 'transcoding') returning id`,
    [blogId, id, fault],
  );
  return moved.length > 0;
}
