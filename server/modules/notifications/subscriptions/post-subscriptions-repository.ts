import type { Queryable } from '#server/db/database.ts';
import type { PostRow } from '#server/entities/post/rows.ts';

/** Subscribes a member to new replies to a post. Idempotent. */
export async function insertPostSubscription(
  tx: Queryable,
  userId: string,
  post: Pick<PostRow, 'id'>,
): Promise<void> {
  await tx.query(
    `insert into post_subscriptions (user_id, post_id, blog_id)
     select $1, p.id, p.blog_id from posts p where p.id = $2 for key share on conflict do nothing`,
    [userId, post.id],
  );
}

/** Unsubscribes a member from a post's replies. */
export async function deletePostSubscription(db: Queryable, userId: string, postId: string): Promise<void> {
  await db.query('delete from post_subscriptions where user_id = $1 and post_id = $2', [userId, postId]);
}
