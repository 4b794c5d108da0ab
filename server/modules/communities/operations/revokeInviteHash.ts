import type { Handler } from '#server/http/contract/handler.ts';
import { replaceInviteHash } from '../invitations/invite-hash-repository.ts';
import { refuseInviter } from '../invitations/rules.ts';
import { recordModeratorAct } from '../moderation/moderator-act.ts';

/** Revokes the invitation link of a community. Members who joined by it stay. */
export const revokeInviteHash: Handler<'revokeInviteHash'> = async ({ subject, db, viewer }) => {
  const { id, invite_hash: hash } = subject.community;
  refuseInviter(subject.community);
  if (hash === null) return undefined;
  await db.transaction(async (tx) => {
    await replaceInviteHash(tx, id, null);
    await recordModeratorAct(
      tx,
      { communityId: id, userId: viewer.userId },
      { type: 'invitations', action: 'invite_link_revoked' },
    );
  });
  return undefined;
};
