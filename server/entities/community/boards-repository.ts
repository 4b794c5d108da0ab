import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** Returns the board of a community with that path. */
export function boardAt(
  db: Queryable,
  communityId: string,
  path: string,
): Promise<Columns<'community_boards', 'id' | 'mods_only'> | undefined> {
  return first(db, 'select id, mods_only from community_boards where community_id = $1 and path = $2', [
    communityId,
    path,
  ]);
}
