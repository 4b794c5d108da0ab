import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';

/** A folder of saved posts with the number of its posts. */
export interface FolderRow extends Columns<'saved_folders', 'id' | 'title'> {
  post_count: number;
  /** Seconds since 1970. */
  updated: number;
}

const FOLDERS = `
  select f.id, f.title, floor(extract(epoch from f.updated_at))::float8 as updated,
         (select count(*)::int from saved_posts s join ${publishedPosts('p').on} and p.blog_id = s.blog_id and p.id = s.post_id
           where s.folder_id = f.id) as post_count
    from saved_folders f where f.user_id = $1`;

/** Returns a member's folders by title. */
export function foldersOf(db: Queryable, userId: string): Promise<FolderRow[]> {
  return db.query<FolderRow>(`${FOLDERS} order by lower(f.title), f.id`, [userId]);
}

/** Returns one folder of a member; undefined when it is not theirs. */
export async function folderOf(
  db: Queryable,
  userId: string,
  folderId: string,
): Promise<FolderRow | undefined> {
  return first<FolderRow>(db, `${FOLDERS} and f.id = $2`, [userId, folderId]);
}

/** Counts a member's folders. */
export async function countFolders(db: Queryable, userId: string): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    'select count(*)::int as count from saved_folders where user_id = $1',
    [userId],
  );
  return row?.count ?? 0;
}

/** Creates a folder. Returns its id; undefined when the member has one with that title. */
export async function insertFolder(
  tx: Queryable,
  userId: string,
  title: string,
): Promise<string | undefined> {
  const row = await first<Columns<'saved_folders', 'id'>>(
    tx,
    `insert into saved_folders (user_id, title) values ($1, $2)
     on conflict (user_id, lower(title)) do nothing returning id`,
    [userId, title],
  );
  return row?.id;
}

/** Returns true when another folder of the member has that title. */
export async function isTitleTaken(
  db: Queryable,
  userId: string,
  title: string,
  besides: string,
): Promise<boolean> {
  const row = await first(
    db,
    'select 1 from saved_folders where user_id = $1 and lower(title) = lower($2) and id <> $3',
    [userId, title, besides],
  );
  return row !== undefined;
}

/** Renames a folder. Returns true when it exists and is the member's. */
export async function renameFolder(
  tx: Queryable,
  userId: string,
  folderId: string,
  title: string,
): Promise<boolean> {
  const changed = await tx.query(
    'update saved_folders set title = $3, updated_at = now() where user_id = $1 and id = $2 returning id',
    [userId, folderId, title],
  );
  return changed.length > 0;
}

/** Deletes a folder; its posts stay saved. Returns true when it existed and was the member's. */
export async function deleteFolder(tx: Queryable, userId: string, folderId: string): Promise<boolean> {
  const gone = await tx.query('delete from saved_folders where user_id = $1 and id = $2 returning id', [
    userId,
    folderId,
  ]);
  return gone.length > 0;
}
