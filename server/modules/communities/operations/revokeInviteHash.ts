import type { Handler } from '#server/http/contract/handler.ts';
import { replaceInviteHash } from '../invitations/invite-hash-repository.ts';
import { refuseInviter } from '../invitations/rules.ts';

/** Revokes the invitation link of a community. Members who joined by it stay. */
export const revokeInviteHash: Handler<'revokeInviteHash'> = async ({ subject, db }) => {
  refuseInviter(subject.community);
  await replaceInviteHash(db, subject.community.id, null);
  return undefined;
};
