import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import type { CommunityRow } from '#server/entities/community/rows.ts';
import { relatedRows } from './list-repository.ts';
import { presentRefs } from './refs.ts';

/** Returns public communities with similar tags and categories, the most similar first, without the viewer's own. */
export async function relatedCommunities(
  db: Queryable,
  row: CommunityRow,
  viewerId: string | null,
  limit: number,
): Promise<components['schemas']['CommunityRef'][]> {
  return presentRefs(db, await relatedRows(db, row, viewerId, limit), viewerId);
}
