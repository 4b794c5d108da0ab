import { domainError, requireFound } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { trimInvisible } from '#src/domain/text/characters.ts';
import { updateBoard } from '../boards/boards-repository.ts';
import { countVersion, lockCommunity } from '../fields/write-repository.ts';
import { presentBoard } from '../show/board-presenter.ts';

/** Changes title, description and who may post on a board. Its path never changes. */
export const editCommunityBoard: Handler<'editCommunityBoard'> = async ({ params, body, subject, db }) => {
  const { id } = subject.community;
  const title = body.title === undefined ? null : trimInvisible(body.title);
  if (title === '') throw domainError('invalid-request-param', { field: 'title' });
  const board = await db.transaction(async (tx) => {
    requireFound(await lockCommunity(tx, id), 'The community');
    const changed = await updateBoard(tx, id, params.board, {
      title,
      description: body.description?.trim() ?? null,
      modsOnly: body.mods_only ?? null,
    });
    if (!changed) throw domainError('not-found', { reason: 'board' });
    await countVersion(tx, id);
    return changed;
  });
  return { board: presentBoard(board, true) };
};
