import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { InvitationRow } from '#server/membership/invitations-repository.ts';

type Invitation = components['schemas']['BlogInvitation'];

/** Presents invitations in the contract's shape, in the order of the rows. */
export async function presentInvitations(
  db: Queryable,
  rows: readonly InvitationRow<'blog'>[],
  viewerId: string | null,
): Promise<Invitation[]> {
  const ids = rows.flatMap((row) => [row.space_id, row.sender_blog_id, row.recipient_blog_id ?? []].flat());
  const blogs = await blogsByIds(db, ids, viewerId);
  return rows.flatMap((row) => {
    const [blog, sender] = [blogs.get(row.space_id), blogs.get(row.sender_blog_id)];
    const recipient = row.recipient_blog_id === null ? undefined : blogs.get(row.recipient_blog_id);
    if (!blog || !sender) return [];
    return {
      id: row.id,
      blog: presentBlogRef(blog, viewerId),
      role: row.role,
      sender: presentBlogRef(sender, viewerId),
      ...(recipient ? { recipient: presentBlogRef(recipient, viewerId) } : {}),
      ...(row.email === null ? {} : { email: row.email }),
      sentTs: row.sent_at,
    };
  });
}
