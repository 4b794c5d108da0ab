import { randomToken } from '#server/core/tokens.ts';
import { writingSeat } from '#server/entities/community/writing.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { replaceInviteHash } from '../invitations/invite-hash-repository.ts';
import { inviteLinkOf, refuseInviter, refuseWithoutLinks } from '../invitations/rules.ts';
import { recordModeratorAct } from '../moderation/moderator-act.ts';

/** Creates the invitation link of a community; the one before it stops working. */
export const createInviteHash: Handler<'createInviteHash'> = async ({ subject, db, viewer }) => {
  const row = subject.community;
  refuseInviter(row);
  refuseWithoutLinks(row);
  const hash = randomToken();
  const { blog_id: madeAs } = await writingSeat(db, row, viewer.userId);
  await db.transaction(async (tx) => {
    await replaceInviteHash(tx, row.id, { hash, madeAs });
    await recordModeratorAct(
      tx,
      { communityId: row.id, userId: viewer.userId },
      { type: 'invitations', action: 'invite_link_created' },
    );
  });
  return answer(201, { hash, inviteLink: inviteLinkOf(row, hash) });
};
