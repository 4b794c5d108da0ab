import { firstIdAt } from '#server/core/ids.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import { LIKE_NOTIFICATIONS } from '#server/notifications/notifications-repository.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';

/**
 * Likes a post for a member. Returns true when that changed anything. Locks the post's row until the transaction ends:
 * a post that is being deleted would lose its likes first and then count this one too many.
 */
export async function insertLike(
  tx: Queryable,
  userId: string,
  post: Pick<PostRow, 'id' | 'root_post_id'>,
): Promise<boolean> {
  const added = await tx.query(
    `with target as (
       select p.blog_id from ${publishedPosts('p').where} and p.id = $2 for share
     ), added as (
       insert into likes (user_id, post_id, blog_id, root_post_id, liker_blog_id)
       select $1, $2, t.blog_id, $3, m.blog_id from blog_members m, target t where m.user_id = $1 and m.is_primary
       on conflict do nothing returning *
     ), told as (${LIKE_NOTIFICATIONS})
     select post_id from added`,
    [userId, post.id, post.root_post_id],
  );
  if (added.length === 0) return false;
  await tx.query('update post_counts set like_count = like_count + 1 where root_post_id = $1', [
    post.root_post_id,
  ]);
  await tx.query('update users set like_count = like_count + 1 where id = $1', [userId]);
  return true;
}

const UNLIKE = `with gone as (delete from likes where user_id = $1 and post_id = $2 returning post_id), untold as (
    delete from notifications where subject_id = $2 and user_id = $1 and type = 'like')
  select post_id from gone`;

/** Removes a like. Returns true when that changed anything. */
export async function deleteLike(
  tx: Queryable,
  userId: string,
  post: Pick<PostRow, 'id' | 'root_post_id'>,
): Promise<boolean> {
  const removed = await tx.query(UNLIKE, [userId, post.id]);
  if (removed.length === 0) return false;
  await tx.query('update post_counts set like_count = greatest(like_count - 1, 0) where root_post_id = $1', [
    post.root_post_id,
  ]);
  await tx.query('update users set like_count = greatest(like_count - 1, 0) where id = $1', [userId]);
  return true;
}

/** Counts the likes a member gave since that moment (seconds since 1970). */
export async function countLikesSince(db: Queryable, userId: string, since: number): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    'select count(*)::int as count from likes where user_id = $1 and position > $2',
    [userId, firstIdAt(since * 1000)],
  );
  return row?.count ?? 0;
}
