import { isPossibleId, LARGEST_ID, timeOfId } from '#server/core/ids.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { Skeleton } from '#server/feed/skeletons.ts';

/** Position before all drafts, for the first page. */
const TOP = ['infinity', LARGEST_ID];

const DRAFTS = `select id, coalesce(edited_at, created_at)::text as changed from posts
                 where blog_id = $1 and state in ('draft', 'transcoding')
                   and (coalesce(edited_at, created_at), id) < ($2::timestamptz, $3::bigint)
                 order by coalesce(edited_at, created_at) desc, id desc limit $4`;

/**
 * Returns the skeleton of a blog's drafts and of posts that wait for transcoding, the last changed first. `below` is a
 * position from {@link draftPosition}.
 */
export function draftsSkeleton(db: Queryable, blogId: string, below?: readonly string[]): Skeleton {
  return async (after, count) => {
    const [changed = '', id = ''] = after ?? below ?? TOP;
    const rows = await db.query<Columns<'posts', 'id'> & { changed: string }>(DRAFTS, [
      blogId,
      changed,
      id,
      count,
    ]);
    return rows.map((row) => ({ id: row.id, key: [row.changed, row.id] }));
  };
}

/** Returns the position of a draft in the list; for a deleted one, its position at creation. */
export async function draftPosition(
  db: Queryable,
  blogId: string,
  id: string,
): Promise<string[] | undefined> {
  if (!isPossibleId(id)) return undefined;
  const row = await first<{ changed: string }>(
    db,
    `select coalesce(edited_at, created_at)::text as changed from posts
      where blog_id = $1 and id = $2 and state in ('draft', 'transcoding')`,
    [blogId, id],
  );
  return [row?.changed ?? new Date(timeOfId(id)).toISOString(), id];
}

/** Counts the drafts of a blog. */
export async function countDrafts(db: Queryable, blogId: string): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count from posts where blog_id = $1 and state in ('draft', 'transcoding')`,
    [blogId],
  );
  return row?.count ?? 0;
}
