import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { type BlogAvatar, type MailedBlog, mailBlogOfRow } from '#server/entities/blog/mail-blog.ts';
import { nameableBlog } from '#server/policies/blogs-sql.ts';

/**
 * Returns the primary blogs that invite a member, by invitation: of pending invitations from blogs that the
 * member may be told of.
 */
export async function invitersOf(
  db: Queryable,
  userId: string,
  invitationIds: readonly string[],
): Promise<Map<string, MailedBlog>> {
  if (invitationIds.length === 0) return new Map();
  const rows = await db.query<
    Columns<'space_invitations', 'id'> & Columns<'blogs', 'name', { avatar: BlogAvatar }>
  >(
    `select i.id, b.name, b.avatar from space_invitations i
       join blog_members m on m.user_id = i.sender_id and m.is_primary
       join blogs b on b.id = m.blog_id and ${nameableBlog('b', '$1::bigint')}
      where i.id = any($2::bigint[]) and i.recipient_id = $1`,
    [userId, [...invitationIds]],
  );
  return new Map(rows.map(({ id, name, avatar }) => [id, mailBlogOfRow(name, avatar)]));
}
