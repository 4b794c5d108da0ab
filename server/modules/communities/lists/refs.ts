import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { communityVerdict } from '#server/entities/community/policy.ts';
import { presentCommunityRef } from '#server/entities/community/presenter.ts';
import type { CommunityRow } from '#server/entities/community/rows.ts';
import { presenceOf } from '../show/presence.ts';

/** Returns communities as cards and rows show them, read for the whole list at once. */
export async function presentRefs(
  db: Queryable,
  rows: readonly CommunityRow[],
  viewerId: string | null,
): Promise<components['schemas']['CommunityRef'][]> {
  const presences = await presenceOf(db, rows, viewerId);
  return rows.flatMap((row) => {
    const presence = presences.get(row.id);
    return presence ? [presentCommunityRef(row, communityVerdict(row) === 'shown', presence)] : [];
  });
}
