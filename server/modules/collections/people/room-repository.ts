import { limits } from '#generated/limits.ts';
import type { Queryable } from '#server/db/database.ts';
import { first } from '#server/db/database.ts';

/** Returns true when a collection has no room for another collaborator. */
export async function isFull(db: Queryable, collectionId: string): Promise<boolean> {
  const row = await first<{ count: number }>(
    db,
    'select count(*)::int as count from space_members where space_id = $1',
    [collectionId],
  );
  return (row?.count ?? 0) >= limits.collaborators;
}
