import { limits } from '#generated/limits.ts';
import { domainError, requireFound } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { trimInvisible } from '#src/domain/text/characters.ts';
import { boardPathFrom } from '../boards/board-path.ts';
import { insertBoard } from '../boards/boards-repository.ts';
import { countVersion, lockCommunity } from '../fields/write-repository.ts';
import { recordModeratorAct } from '../moderation/moderator-act.ts';
import { presentBoardAt } from '../show/board-presenter.ts';
import { boardsOfCommunity } from '../show/community-repository.ts';

/** Creates a board at the end of the list; 20 at most. Its path is made from the title and never changes. */
export const createCommunityBoard: Handler<'createCommunityBoard'> = async ({
  body,
  subject,
  db,
  viewer,
}) => {
  const { id } = subject.community;
  const title = trimInvisible(body.title);
  if (title === '') throw domainError('invalid-request-param', { field: 'title', reason: 'name_missing' });
  const added = await db.transaction(async (tx) => {
    requireFound(await lockCommunity(tx, id), 'The community');
    const boards = await boardsOfCommunity(tx, id);
    if (boards.length >= limits.communityBoards) {
      throw domainError('limit-reached', { reason: 'boards', params: { limit: limits.communityBoards } });
    }
    const path = boardPathFrom(
      title,
      boards.map((other) => other.path),
    );
    const values = {
      path,
      title,
      description: body.description?.trim() ?? '',
      mods_only: body.mods_only ?? false,
    };
    await insertBoard(tx, id, values, boards.length);
    await countVersion(tx, id);
    await recordModeratorAct(
      tx,
      { communityId: id, userId: viewer.userId },
      { type: 'settings', action: 'board_created', changes: [{ field: 'title', after: title }] },
    );
    return path;
  });
  return answer(201, { board: await presentBoardAt(db, subject.community, viewer.userId, added) });
};
