import { findBlog } from '#server/entities/blog/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { deleteNotifications } from '#server/notifications/notifications-repository.ts';
import { deleteOffer } from '../people/role-offers-repository.ts';
import { communityNamed } from '../show/entry.ts';

/** Withdraws the offer of a role as an admin, or declines it as a writer of the blog. */
export const revokeRoleOffer: Handler<'revokeRoleOffer'> = async ({ params, subject, db, viewer }) => {
  const row = await communityNamed(db, params.community, viewer.userId);
  const blog = await findBlog(db, params.blog, viewer.userId);
  // Writers of the blog may decline; everybody else needs the admin's role.
  if (!blog?.member_role) subject.community();
  if (!blog) return undefined;
  await db.transaction(async (tx) => {
    const revoked = await deleteOffer(tx, row.id, blog.id);
    if (revoked !== undefined) await deleteNotifications(tx, revoked);
  });
  return undefined;
};
