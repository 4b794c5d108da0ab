import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** Returns the pending request of a blog and who sent it; undefined when there is none. */
export function requestOfBlog(
  db: Queryable,
  communityId: string,
  blogId: string,
): Promise<Columns<'space_join_requests', 'id' | 'user_id'> | undefined> {
  return first<Columns<'space_join_requests', 'id' | 'user_id'>>(
    db,
    'select id, user_id from space_join_requests where space_id = $1 and blog_id = $2',
    [communityId, blogId],
  );
}
