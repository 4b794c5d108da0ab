import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { blocksNoUser } from '#server/policies/blocks-sql.ts';

/** Filter of pending asks and submissions. Without `blogId`, all blogs of the member. */
export interface InboxFilter {
  blogId?: string;
  /** `all`, or one kind only. */
  type: 'all' | 'ask' | 'submission';
}

/**
 * SQL for the posts pending at the blogs a member writes for. Senders whom the blog or the member blocks are excluded,
 * whichever blog they wrote as, also when they asked anonymously.
 */
const WAITING = `from blog_members m join blogs b on b.id = m.blog_id join posts p on p.blog_id = m.blog_id
  where m.user_id = $1 and b.state = 'active' and p.state = any($2::text[])
    and ($3::bigint is null or m.blog_id = $3::bigint)
    and ${blocksNoUser({ user: '$1', blog: 'p.blog_id' }, 'p.author_id')}`;

const COUNT = `select count(*)::int as count ${WAITING}`;
const NEWEST = `select p.id ${WAITING} order by p.id desc offset $4 limit $5`;
const OLDEST = `select p.id ${WAITING} order by p.id offset $4 limit $5`;

function valuesOf(userId: string, { blogId, type }: InboxFilter) {
  return [userId, type === 'all' ? ['ask', 'submission'] : [type], blogId ?? null];
}

/** Counts a member's pending asks and submissions. */
export async function countInbox(db: Queryable, userId: string, filter: InboxFilter): Promise<number> {
  const row = await first<{ count: number }>(db, COUNT, valuesOf(userId, filter));
  return row?.count ?? 0;
}

/** Returns the ids of a page of asks and submissions, by time of arrival. */
export async function inboxIds(
  db: Queryable,
  userId: string,
  filter: InboxFilter,
  page: { sort: 'asc' | 'desc'; offset: number; limit: number },
): Promise<string[]> {
  const sql = page.sort === 'asc' ? OLDEST : NEWEST;
  const rows = await db.query<Columns<'posts', 'id'>>(sql, [
    ...valuesOf(userId, filter),
    page.offset,
    page.limit,
  ]);
  return rows.map((row) => row.id);
}

/** Returns those of the posts that are pending at the member's blogs, ordered by id, with the blog of each. */
export function waitingAmong(
  db: Queryable,
  userId: string,
  ids: readonly string[],
  filter: InboxFilter,
): Promise<{ id: string; blog_id: string }[]> {
  return db.query<Columns<'posts', 'id' | 'blog_id'>>(
    `select p.id, p.blog_id from blog_members m join posts p on p.blog_id = m.blog_id
      where m.user_id = $1 and p.state = any($2::text[]) and ($3::bigint is null or m.blog_id = $3::bigint)
        and p.id = any($4::bigint[])
      order by p.blog_id, p.id`,
    [...valuesOf(userId, filter), [...ids]],
  );
}
