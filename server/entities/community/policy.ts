import { limits } from '#generated/limits.ts';
import { type DomainError, domainError } from '#server/core/errors.ts';
import type { SpaceRef } from '#server/core/spaces.ts';
import type { ModeratorPermission } from '#server/membership/roles.ts';
import { communityCurtain } from './presenter.ts';
import type { CommunityRow } from './rows.ts';

/** Returns a community as a space. */
export function communitySpace(id: string): SpaceRef<'community'> {
  return { kind: 'community', id };
}

/** Returns the refusal of somebody who is banned from a community, with what they may know of the ban. */
export function bannedError({ own_ban: ban }: Pick<CommunityRow, 'own_ban'>): DomainError {
  if (ban === null) return domainError('community-banned');
  const id = ban.ruleId === null ? {} : { id: ban.ruleId };
  return domainError('community-banned', {
    ban: {
      reason: ban.reason,
      ...(ban.ruleText === null ? {} : { rule: { ...id, text: ban.ruleText } }),
      ...(ban.message === '' ? {} : { message: ban.message }),
      bannedTs: ban.banned,
      ...(ban.ends === null ? {} : { endsTs: ban.ends }),
      decisionId: ban.decisionId,
      canAppeal: ban.canAppeal,
    },
  });
}

const DAY_SECONDS = 86_400;

/** Returns the refusal of somebody who was in a deleted community; its admins hear until when they can restore it. */
function deletedError({
  deleted,
  viewer_role: role,
}: Pick<CommunityRow, 'deleted' | 'viewer_role'>): DomainError {
  if (deleted === null || role !== 'admin') return domainError('community-deleted');
  return domainError('community-deleted', {
    restorableUntilTs: deleted + limits.communityRestoreDays * DAY_SECONDS,
  });
}

/** The circumstances of a visit that decide whether somebody may look into a community. */
export interface Entry {
  /** Token of an invitation link. */
  inviteHash?: string | undefined;
  /** True when the viewer's settings hide labelled content. */
  hidesLabelled?: boolean;
}

/** Answer to whether somebody may look into a community. */
export type CommunityVerdict = 'shown' | 'missing' | 'deleted' | 'banned' | 'private' | 'labelled';

/** Returns true when the token is the community's invitation link, which opens it. */
export function isInviteHash(row: CommunityRow, inviteHash: string | undefined): boolean {
  return inviteHash !== undefined && row.invite_hash === inviteHash && row.settings.inviteLinksEnabled;
}

/**
 * Decides whether the viewer may look into a community: its posts, members and texts. A public one is open to everybody
 * who is not banned; a private one to members and to those who were invited, directly or by link (decision 089).
 */
export function communityVerdict(row: CommunityRow, entry: Entry = {}): CommunityVerdict {
  if (row.deleted !== null) return row.viewer_role === null ? 'missing' : 'deleted';
  if (row.is_banned && (row.is_private || !row.settings.bannedCanRead)) return 'banned';
  if (row.viewer_role !== null) return 'shown';
  if (row.is_private && !row.is_invited && !isInviteHash(row, entry.inviteHash)) return 'private';
  if (row.has_content_label && entry.hidesLabelled) return 'labelled';
  return 'shown';
}

/**
 * Refuses somebody who may not look into a community.
 *
 * @throws not-found, community-deleted (23206), community-banned (23020), community-private (23001) with what may be
 *   told of it, community-content-labeled (23028)
 */
export function refuseUnviewable(row: CommunityRow, entry: Entry = {}): void {
  switch (communityVerdict(row, entry)) {
    case 'missing':
      throw domainError('not-found', { reason: 'community' });
    case 'deleted':
      throw deletedError(row);
    case 'banned':
      throw bannedError(row);
    case 'private':
      throw domainError('community-private', { community: communityCurtain(row) });
    case 'labelled':
      throw domainError('community-content-labeled');
    case 'shown':
      return;
  }
}

/**
 * Refuses somebody who cannot become a member of a community, however they come: it is gone, or they are banned.
 *
 * @throws not-found, community-deleted (23206), community-banned (23020)
 */
export function refuseNewcomer(row: CommunityRow): void {
  const verdict = communityVerdict(row);
  if (verdict === 'missing') throw domainError('not-found', { reason: 'community' });
  if (verdict === 'deleted') throw deletedError(row);
  if (row.is_banned) throw bannedError(row);
}

/** Returns true when the viewer helps to run the community. */
export function isModerator({ viewer_role: role }: Pick<CommunityRow, 'viewer_role'>): boolean {
  return role === 'moderator' || role === 'admin';
}

/** Returns true when the viewer has a right in a community: admins have all of them (schema ModeratorPermission). */
export function hasPermission(
  { viewer_role: role, viewer_permissions: permissions }: CommunityRow,
  permission: ModeratorPermission,
): boolean {
  return role === 'admin' || (role === 'moderator' && (permissions ?? []).includes(permission));
}

/** Returns true when the viewer may invite: admins, and moderators with that right while the community lets them (spec 001 §4). */
export function mayInvite(row: CommunityRow): boolean {
  if (row.viewer_role === 'moderator' && !row.settings.modsCanInvite) return false;
  return hasPermission(row, 'invite');
}

/** Returns true when the community has no room for another member. */
export function isFull(row: Pick<CommunityRow, 'member_count' | 'population_cap'>): boolean {
  return row.population_cap !== null && row.member_count >= row.population_cap;
}
