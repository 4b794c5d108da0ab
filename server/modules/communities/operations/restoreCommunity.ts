import { domainError, requireFound } from '#server/core/errors.ts';
import { communitiesByIds } from '#server/entities/community/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { restoreDeleted } from '../fields/deletion-repository.ts';
import { recordModeratorAct } from '../moderation/moderator-act.ts';
import { presentCommunity } from '../show/community-presenter.ts';

/** Brings a deleted community back, with its members and posts. */
export const restoreCommunity: Handler<'restoreCommunity'> = async ({ subject, db, services, viewer }) => {
  const { id } = subject.community;
  await db.transaction(async (tx) => {
    if (!(await restoreDeleted(tx, id))) throw domainError('not-in-this-state');
    await recordModeratorAct(
      tx,
      { communityId: id, userId: viewer.userId },
      { type: 'settings', action: 'community_restored' },
    );
  });
  const row = requireFound((await communitiesByIds(db, [id], viewer.userId)).get(id), 'The community');
  return {
    community: await presentCommunity(db, row, viewer.userId, { now: services.now() / 1000, isEdit: true }),
  };
};
