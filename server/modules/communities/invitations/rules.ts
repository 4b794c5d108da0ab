import { domainError } from '#server/core/errors.ts';
import { mayInvite } from '#server/entities/community/policy.ts';
import type { CommunityRow } from '#server/entities/community/rows.ts';

/**
 * Refuses somebody who may not invite: moderators invite while the community lets them (spec 001 §4).
 *
 * @throws community-invite-not-allowed (23012)
 */
export function refuseInviter(row: CommunityRow): void {
  if (!mayInvite(row)) throw domainError('community-invite-not-allowed');
}

/**
 * Refuses an invitation link where the community has switched them off.
 *
 * @throws community-invite-links-disabled (23017)
 */
export function refuseWithoutLinks({ settings }: CommunityRow): void {
  if (!settings.inviteLinksEnabled) throw domainError('community-invite-links-disabled');
}

/** Returns the address of the invitation link of a community. */
export function inviteLinkOf({ handle }: Pick<CommunityRow, 'handle'>, hash: string): string {
  return `/communities/${handle}/join?invite_hash=${hash}`;
}
