import { limits } from '#generated/limits.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

/**
 * Passes what a blog has in other spaces to its owner, because the member who took part as it there has left the blog:
 * their seats, with the roles. Their requests end. Where the owner is banned, the seat ends too.
 */
export async function passBlogSeats(tx: Queryable, blogId: string, leaverId: string): Promise<void> {
  await tx.query('delete from space_join_requests where blog_id = $1 and user_id = $2', [blogId, leaverId]);
  await tx.query(
    `delete from space_members s using blogs b, space_bans n
      where s.blog_id = $1 and s.user_id = $2 and s.space_kind <> 'blog' and b.id = $1
        and n.space_id = s.space_id and n.user_id = b.owner_id and (n.ends_at is null or n.ends_at > now())`,
    [blogId, leaverId],
  );
  await tx.query(
    `update space_members s set user_id = b.owner_id from blogs b
      where s.blog_id = $1 and s.user_id = $2 and s.space_kind <> 'blog' and b.id = $1 and b.owner_id <> $2`,
    [blogId, leaverId],
  );
}

/**
 * Ends the seats and the requests of a blog in communities, because it is deleted. A community of which it was the last
 * admin counts as unattended from then on.
 */
export async function endBlogSeats(tx: Queryable, blogId: string): Promise<void> {
  await tx.query('delete from space_join_requests where blog_id = $1', [blogId]);
  const left = await tx.query<Columns<'space_members', 'space_id'>>(
    `delete from space_members where blog_id = $1 and space_kind = 'community' returning space_id`,
    [blogId],
  );
  await tx.query(
    `update communities c set attended_at = least(attended_at, now() - interval '${limits.unattendedDays} days')
      where c.id = any($1::bigint[]) and not exists (select 1 from space_members m
        join users u on u.id = m.user_id and u.state <> 'deleted' where m.space_id = c.id and m.role = 'admin')`,
    [left.map((row) => row.space_id)],
  );
}
