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
