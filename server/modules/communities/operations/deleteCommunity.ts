import type { Handler } from '#server/http/contract/handler.ts';
import { markDeleted } from '../fields/deletion-repository.ts';
import { recordModeratorAct } from '../moderation/moderator-act.ts';

/** Deletes a community. Its admins can restore it for 30 days; its invitation link stops working for good. */
export const deleteCommunity: Handler<'deleteCommunity'> = async ({ subject, db, viewer }) => {
  const { id } = subject.community;
  await db.transaction(async (tx) => {
    await markDeleted(tx, id);
    await recordModeratorAct(
      tx,
      { communityId: id, userId: viewer.userId },
      { type: 'settings', action: 'community_deleted' },
    );
  });
  return undefined;
};
