import { domainError, requireFound } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { deleteBoard } from '../boards/boards-repository.ts';
import { countVersion, lockCommunity } from '../fields/write-repository.ts';
import { recordModeratorAct } from '../moderation/moderator-act.ts';
import { boardsOfCommunity } from '../show/community-repository.ts';

/** Deletes a board. Its posts stay in the community without a board. */
export const deleteCommunityBoard: Handler<'deleteCommunityBoard'> = async ({
  params,
  subject,
  db,
  viewer,
}) => {
  const { id } = subject.community;
  await db.transaction(async (tx) => {
    requireFound(await lockCommunity(tx, id), 'The community');
    const before = (await boardsOfCommunity(tx, id)).find(({ path }) => path === params.board);
    if (!before || !(await deleteBoard(tx, id, params.board)))
      throw domainError('not-found', { reason: 'board' });
    await countVersion(tx, id);
    await recordModeratorAct(
      tx,
      { communityId: id, userId: viewer.userId },
      { type: 'settings', action: 'board_deleted', changes: [{ field: 'title', before: before.title }] },
    );
  });
  return undefined;
};
