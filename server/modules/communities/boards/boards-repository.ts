import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

type BoardValues = Columns<'community_boards', 'path' | 'title' | 'description' | 'mods_only'>;

/** Inserts a board at a place in the list. */
export async function insertBoard(
  tx: Queryable,
  communityId: string,
  { path, title, description, mods_only: modsOnly }: BoardValues,
  place: number,
): Promise<void> {
  await tx.query(
    `insert into community_boards (community_id, path, title, description, mods_only, sort_order)
     values ($1, $2, $3, $4, $5, $6)`,
    [communityId, path, title, description, modsOnly, place],
  );
}

/** Changes a board; null values stay as they were. Returns false when it is gone. */
export async function updateBoard(
  tx: Queryable,
  communityId: string,
  path: string,
  values: { title: string | null; description: string | null; modsOnly: boolean | null },
): Promise<boolean> {
  const changed = await tx.query(
    `update community_boards set title = coalesce($3, title), description = coalesce($4, description),
       mods_only = coalesce($5, mods_only) where community_id = $1 and path = $2 returning id`,
    [communityId, path, values.title, values.description, values.modsOnly],
  );
  return changed.length > 0;
}

/** Deletes a board. Returns false when there was none. */
export async function deleteBoard(tx: Queryable, communityId: string, path: string): Promise<boolean> {
  const gone = await tx.query(
    'delete from community_boards where community_id = $1 and path = $2 returning id',
    [communityId, path],
  );
  return gone.length > 0;
}

/** Puts the boards of a community in an order of paths. */
export async function orderBoards(
  tx: Queryable,
  communityId: string,
  paths: readonly string[],
): Promise<void> {
  await tx.query(
    `update community_boards b set sort_order = o.place
       from unnest($2::text[]) with ordinality as o (path, place)
      where b.community_id = $1 and b.path = o.path`,
    [communityId, paths],
  );
}
