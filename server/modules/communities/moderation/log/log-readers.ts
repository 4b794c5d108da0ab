import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { isModerator } from '#server/entities/community/policy.ts';
import type { CommunityRow } from '#server/entities/community/rows.ts';
import { communityNamed } from '../../show/entry.ts';

interface LogRequest {
  community: string;
  userId: string;
  /** As whom a moderator reads it; undefined for themselves. */
  audience: 'viewer' | 'members' | undefined;
}

/**
 * Returns the community whose log the viewer may read: moderators and admins all of it, members without names while the
 * community shows it to them. Everybody else needs the moderator's role.
 *
 * @param asModerator throws for everybody without that role
 * @throws not-found, not-allowed
 */
export async function readableLog(
  db: Queryable,
  { community, userId, audience }: LogRequest,
  asModerator: () => unknown,
): Promise<{ row: CommunityRow; isForMembers: boolean }> {
  const row = await communityNamed(db, community, userId);
  if (row.deleted !== null) throw domainError('not-found', { reason: 'community' });
  const isShown = row.viewer_role !== null && row.settings.auditLogVisibility === 'members';
  if (!isModerator(row) && !isShown) asModerator();
  return { row, isForMembers: !isModerator(row) || audience === 'members' };
}
