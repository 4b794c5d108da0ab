import type { Queryable } from '#server/db/database.ts';

/** Subscribes a member to new posts of a blog. Idempotent. */
export async function insertBlogSubscription(tx: Queryable, userId: string, blogId: string): Promise<void> {
  await tx.query('insert into blog_subscriptions (user_id, blog_id) values ($1, $2) on conflict do nothing', [
    userId,
    blogId,
  ]);
}

/** Unsubscribes a member from a blog's new posts. */
export async function deleteBlogSubscription(db: Queryable, userId: string, blogId: string): Promise<void> {
  await db.query('delete from blog_subscriptions where user_id = $1 and blog_id = $2', [userId, blogId]);
}
