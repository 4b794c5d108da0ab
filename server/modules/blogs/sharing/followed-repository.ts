import { LARGEST_ID } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import type { FollowPage, FollowRow } from '#server/entities/blog/repository.ts';
import { blogColumns, queryBlogs } from '#server/entities/blog/rows.ts';
import { listableBlog } from '#server/policies/blogs-sql.ts';

/** Returns the blogs that a blog's owner follows, the last followed first, without those hidden from the viewer. */
export function followedByOwner(
  db: Queryable,
  ownerId: string,
  viewerId: string | null,
  page: FollowPage,
): Promise<FollowRow[]> {
  return queryBlogs<FollowRow>(
    db,
    `select ${blogColumns('$2::bigint')}, x.position::text as position
       from follows x join blogs b on b.id = x.blog_id
      where x.user_id = $1 and x.position < $5 and ${listableBlog('b', '$2::bigint')}
      order by x.position desc offset $3 limit $4`,
    [ownerId, viewerId, page.offset, page.limit, page.below ?? LARGEST_ID],
  );
}
