import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** Returns who sent the pending request of a blog; undefined when there is none. */
export function requestOfBlog(
  db: Queryable,
  communityId: string,
  blogId: string,
): Promise<Columns<'space_join_requests', 'user_id'> | undefined> {
  return first<Columns<'space_join_requests', 'user_id'>>(
    db,
    'select user_id from space_join_requests where space_id = $1 and blog_id = $2',
    [communityId, blogId],
  );
}
