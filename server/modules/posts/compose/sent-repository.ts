import { firstIdAt } from '#server/core/ids.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { published } from '#server/policies/post-rules.ts';

/**
 * Counts the posts a member published on blogs since that moment (seconds since 1970), including those that are published once
 * transcoded.
 */
export async function countPostsSince(db: Queryable, userId: string, since: number): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count from blog_members m join posts p on p.blog_id = m.blog_id
      where m.user_id = $1 and p.author_id = $1 
        and (${published.sql('p', null)} and p.position > $2 or p.state = 'transcoding' and p.becomes = 'published')`,
    [userId, firstIdAt(since * 1000)],
  );
  return row?.count ?? 0;
}

/**
 * Counts a member's asks or submissions that were sent since that moment (seconds since 1970) and are still pending.
 */
export async function countSentSince(
  db: Queryable,
  userId: string,
  state: 'ask' | 'submission',
  since: number,
): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count from posts
      where author_id = $1 and id > $2 and state in ('ask', 'submission') and state = $3`,
    [userId, firstIdAt(since * 1000), state],
  );
  return row?.count ?? 0;
}
