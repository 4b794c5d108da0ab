import { first, type Queryable } from '#server/db/database.ts';

/**
 * Returns true when {@link publishDue} would find a scheduled post or a queue, without locking it.
 *
 * @param now milliseconds since 1970
 */
export async function isSomethingDue(db: Queryable, now: number): Promise<boolean> {
  const row = await first<{ due: boolean }>(
    db,
    `select exists (select 1 from posts p join blogs b on b.id = p.blog_id
        where p.state = 'queued' and p.publish_on <= $1::timestamptz and b.state = 'active')
      or exists (select 1 from blog_queues q join blogs b on b.id = q.blog_id
        where q.next_at <= $1::timestamptz and not q.paused and b.state = 'active') as due`,
    [new Date(now).toISOString()],
  );
  return row?.due ?? false;
}
