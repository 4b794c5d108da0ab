import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Skeleton, SkeletonRow } from '#server/feed/skeletons.ts';
import { postsPublishedTo } from '#server/policies/visible-posts.ts';

type Post = components['schemas']['Post'];

/** Records for 30 days that posts were on a member's screen; unreadable ones are skipped. */
export async function insertSeen(tx: Queryable, userId: string, ids: readonly string[]): Promise<void> {
  await tx.query(
    `insert into seen_posts (user_id, post_id)
     select $1, p.id from ${postsPublishedTo('p', '$1::bigint').where} and p.id = any($2::bigint[]) order by p.id
     on conflict (user_id, post_id) do update set seen_at = excluded.seen_at`,
    [userId, ids],
  );
  await tx.query(
    "delete from seen_posts where user_id = $1 and seen_at < clock_timestamp() - interval '30 days'",
    [userId],
  );
}

/** Deletes a member's record of seen posts. */
export async function deleteSeen(tx: Queryable, userId: string): Promise<void> {
  await tx.query('delete from seen_posts where user_id = $1', [userId]);
}

/** Returns the posts that were on a member's screen more than an hour ago and may be left out. */
async function longSeen(db: Queryable, userId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<Columns<'seen_posts', 'post_id'>>(
    `select post_id from seen_posts where user_id = $1 and post_id = any($2::bigint[])
        and seen_at between clock_timestamp() - interval '30 days' and clock_timestamp() - interval '1 hour'`,
    [userId, ids],
  );
  return new Set(rows.map(({ post_id }) => post_id));
}

/** Number of entries checked per query. */
const SCANNED_POSTS = 100;

/** Wraps a list so that it leaves out seen posts; posts seen while it is read stay, so that pages do not shift. */
export function withoutSeen(db: Queryable, userId: string, read: Skeleton): Skeleton {
  return async (after, count) => {
    const kept: SkeletonRow[] = [];
    let from = after;
    for (;;) {
      const bones = await read(from, Math.max(count, SCANNED_POSTS));
      const seen = await longSeen(
        db,
        userId,
        bones.map(({ id }) => id),
      );
      kept.push(...bones.filter(({ id }) => !seen.has(id)));
      if (kept.length >= count || bones.length < Math.max(count, SCANNED_POSTS)) return kept.slice(0, count);
      from = bones.at(-1)?.key;
    }
  };
}

/** Marks the posts that the member has seen before. A visitor's posts are unchanged. */
export async function withSeen(
  db: Queryable,
  viewerId: string | null,
  posts: readonly Post[],
): Promise<Post[]> {
  if (viewerId === null || posts.length === 0) return [...posts];
  const rows = await db.query<Columns<'seen_posts', 'post_id'>>(
    `select post_id from seen_posts
      where user_id = $1 and post_id = any($2::bigint[]) and seen_at > clock_timestamp() - interval '30 days'`,
    [viewerId, posts.map(({ id }) => id)],
  );
  const seen = new Set(rows.map(({ post_id }) => post_id));
  return posts.map((post) => (seen.has(post.id) ? { ...post, seen: true } : post));
}
