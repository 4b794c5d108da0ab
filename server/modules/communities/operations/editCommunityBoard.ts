import { domainError, requireFound } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { trimInvisible } from '#src/domain/text/characters.ts';
import { updateBoard } from '../boards/boards-repository.ts';
import { countVersion, lockCommunity } from '../fields/write-repository.ts';
import { presentBoardAt } from '../show/board-presenter.ts';

/** Changes title, description and who may post on a board. Its path never changes. */
export const editCommunityBoard: Handler<'editCommunityBoard'> = async ({
  params,
  body,
  subject,
  db,
  viewer,
}) => {
  const { id } = subject.community;
  const title = body.title === undefined ? null : trimInvisible(body.title);
  if (title === '') throw domainError('invalid-request-param', { field: 'title' });
  await db.transaction(async (tx) => {
    requireFound(await lockCommunity(tx, id), 'The community');
    const isChanged = await updateBoard(tx, id, params.board, {
      title,
      description: body.description?.trim() ?? null,
      modsOnly: body.mods_only ?? null,
    });
    if (!isChanged) throw domainError('not-found', { reason: 'board' });
    await countVersion(tx, id);
  });
  return { board: await presentBoardAt(db, subject.community, viewer.userId, params.board) };
};
