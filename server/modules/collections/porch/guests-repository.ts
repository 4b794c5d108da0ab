import { first, type Queryable } from '#server/db/database.ts';

/** Returns true when two members follow a blog of each other. */
export async function areMutuals(db: Queryable, oneId: string, otherId: string): Promise<boolean> {
  const row = await first(
    db,
    `select 1 where exists (select 1 from follows f join blogs b on b.id = f.blog_id where f.user_id = $1 and b.owner_id = $2)
        and exists (select 1 from follows f join blogs b on b.id = f.blog_id where f.user_id = $2 and b.owner_id = $1)`,
    [oneId, otherId],
  );
  return row !== undefined;
}

/** Returns true when a blog is the first blog of its owner, at which their porch is. */
export async function isFirstOfOwner(db: Queryable, blogId: string, ownerId: string): Promise<boolean> {
  const row = await first(
    db,
    'select 1 from blog_members where blog_id = $1 and user_id = $2 and is_primary',
    [blogId, ownerId],
  );
  return row !== undefined;
}
