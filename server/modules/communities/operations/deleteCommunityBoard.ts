import { domainError, requireFound } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { deleteBoard } from '../boards/boards-repository.ts';
import { countVersion, lockCommunity } from '../fields/write-repository.ts';

/** Deletes a board. Its posts stay in the community without a board. */
export const deleteCommunityBoard: Handler<'deleteCommunityBoard'> = async ({ params, subject, db }) => {
  const { id } = subject.community;
  await db.transaction(async (tx) => {
    requireFound(await lockCommunity(tx, id), 'The community');
    if (!(await deleteBoard(tx, id, params.board))) throw domainError('not-found', { reason: 'board' });
    await countVersion(tx, id);
  });
  return undefined;
};
