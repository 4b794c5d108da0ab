import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { hidesLabelled } from '#server/entities/community/label-choice.ts';
import { refuseUnviewable } from '#server/entities/community/policy.ts';
import { findCommunity } from '#server/entities/community/repository.ts';
import type { CommunityRow } from '#server/entities/community/rows.ts';

/** Returns a community by its name in a path; undefined names answer not-found. */
export async function communityNamed(
  db: Queryable,
  name: string,
  viewerId: string | null,
): Promise<CommunityRow> {
  const row = await findCommunity(db, name, viewerId);
  if (!row) throw domainError('not-found', { reason: 'community' });
  return row;
}

/**
 * Refuses a community that the viewer may not look into.
 *
 * @throws what {@link refuseUnviewable} throws
 */
export async function refuseHidden(
  db: Queryable,
  row: CommunityRow,
  viewerId: string | null,
  inviteHash?: string,
): Promise<void> {
  const hides = row.has_content_label && (await hidesLabelled(db, viewerId));
  refuseUnviewable(row, { inviteHash, hidesLabelled: hides });
}

/**
 * Returns the requested community when the viewer may look into it.
 *
 * @throws not-found, community-deleted (23206), community-banned (23020), community-private (23001),
 *   community-content-labeled (23028)
 */
export async function viewableCommunity(
  db: Queryable,
  name: string,
  viewerId: string | null,
  inviteHash?: string,
): Promise<CommunityRow> {
  const row = await communityNamed(db, name, viewerId);
  await refuseHidden(db, row, viewerId, inviteHash);
  return row;
}
