import type { Tables } from '#generated/schema.ts';
import { requireFound } from '#server/core/errors.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** Returns the blog as which somebody helps to run a community: the one with the highest role, then the first that joined. */
export async function moderatorBlog(
  db: Queryable,
  communityId: string,
  userId: string,
): Promise<NonNullable<Tables['space_members']['blog_id']>> {
  const row = await first<
    Columns<'space_members', never, { blog_id: NonNullable<Tables['space_members']['blog_id']> }>
  >(
    db,
    `select blog_id from space_members where space_id = $1 and user_id = $2 and blog_id is not null
      order by array_position(array['admin', 'moderator', 'member'], role), id limit 1`,
    [communityId, userId],
  );
  return requireFound(row, 'The membership').blog_id;
}

/**
 * Returns true when somebody else could decide in a community: an admin, or a moderator with that right. All of them are
 * read, who are few: with a limit the planner expects one among the first members, and reads a million where there is none.
 */
export async function hasOtherDecider(db: Queryable, communityId: string, userId: string): Promise<boolean> {
  const row = await first(
    db,
    `select 1 from space_members m join users u on u.id = m.user_id
      where m.space_id = $1 and m.user_id <> $2 and u.state <> 'deleted'
        and (m.role = 'admin' or m.role = 'moderator' and (m.permissions is null or 'decide' = any(m.permissions)))`,
    [communityId, userId],
  );
  return row !== undefined;
}
