import type { Tables } from '#generated/schema.ts';
import { requireFound } from '#server/core/errors.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import { type Skeleton, START_OF_LIST } from '#server/feed/skeletons.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';

/** A member's saved post, with folder and note. */
export interface SavedRow extends Columns<'saved_posts', 'post_id' | 'folder_id' | 'note'> {
  /** Seconds since 1970. */
  saved_at: number;
}

/** Filter of a member's saved posts. */
export interface SavedFilter {
  folderId: string | null;
  /** A tsquery that the posts must match; null for all. */
  match: string | null;
}

const COLUMNS = `s.post_id, s.folder_id, s.note, floor(extract(epoch from s.created_at))::float8 as saved_at`;
const SAVED = `
    from saved_posts s join ${publishedPosts('p').on} and p.blog_id = s.blog_id and p.id = s.post_id
   where s.user_id = $1 and ($2::bigint is null or s.folder_id = $2)
     and ($3::text is null or exists (select 1 from post_search w
           where w.blog_id = s.blog_id and w.post_id = s.post_id and w.words @@ $3::text::tsquery))`;

/** Returns the skeleton of a member's saved posts, the last saved first. */
export function savedSkeleton(db: Queryable, userId: string, { folderId, match }: SavedFilter): Skeleton {
  return async (after, count) => {
    const rows = await db.query<{ id: Tables['saved_posts']['post_id']; position: string }>(
      `select s.post_id as id, s.position::text as position ${SAVED} and s.position < $4
        order by s.position desc limit $5`,
      [userId, folderId, match, after?.[0] ?? START_OF_LIST, count],
    );
    return rows.map(({ id, position }) => ({ id, key: [position] }));
  };
}

/** Counts the posts that {@link savedSkeleton} would list. */
export async function countSaved(
  db: Queryable,
  userId: string,
  { folderId, match }: SavedFilter,
): Promise<number> {
  const row = await first<{ count: number }>(db, `select count(*)::int as count ${SAVED}`, [
    userId,
    folderId,
    match,
  ]);
  return row?.count ?? 0;
}

/** Returns a member's saved entries for these posts. */
export async function savedByIds(
  db: Queryable,
  userId: string,
  postIds: readonly string[],
): Promise<Map<string, SavedRow>> {
  if (postIds.length === 0) return new Map();
  const rows = await db.query<SavedRow>(
    `select ${COLUMNS} from saved_posts s where s.user_id = $1 and s.post_id = any($2::bigint[])`,
    [userId, postIds],
  );
  return new Map(rows.map((row) => [row.post_id, row]));
}

/**
 * Saves a post, or moves a saved one; its position in the list stays, and its note when none is given. An empty note
 * removes it.
 */
export async function putSaved(
  tx: Queryable,
  userId: string,
  post: Pick<PostRow, 'id'>,
  { folderId, note }: { folderId: string | null; note: string | undefined },
): Promise<SavedRow> {
  const row = await first<SavedRow>(
    tx,
    `insert into saved_posts as s (user_id, post_id, blog_id, folder_id, note)
     select $1, p.id, p.blog_id, $3, $4 from posts p where p.id = $2 for key share
     on conflict (user_id, post_id) do update set folder_id = excluded.folder_id, note = case when $5 then excluded.note else s.note end
     returning ${COLUMNS}`,
    [userId, post.id, folderId, note || null, note !== undefined],
  );
  if (folderId) await tx.query('update saved_folders set updated_at = now() where id = $1', [folderId]);
  return requireFound(row, 'The post');
}

/** Removes a saved post. Returns true when it was saved. */
export async function deleteSaved(db: Queryable, userId: string, postId: string): Promise<boolean> {
  const gone = await db.query(
    'delete from saved_posts where user_id = $1 and post_id = $2 returning post_id',
    [userId, postId],
  );
  return gone.length > 0;
}
