import { domainError, requireFound } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { trimInvisible } from '#src/domain/text/characters.ts';
import { updateBoard } from '../boards/boards-repository.ts';
import { changeOf } from '../fields/changes.ts';
import { countVersion, lockCommunity } from '../fields/write-repository.ts';
import { recordModeratorAct } from '../moderation/moderator-act.ts';
import { presentBoardAt } from '../show/board-presenter.ts';
import { boardsOfCommunity } from '../show/community-repository.ts';

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
  if (title === '') throw domainError('invalid-request-param', { field: 'title', reason: 'name_missing' });
  await db.transaction(async (tx) => {
    requireFound(await lockCommunity(tx, id), 'The community');
    const before = (await boardsOfCommunity(tx, id)).find(({ path }) => path === params.board);
    const isChanged = await updateBoard(tx, id, params.board, {
      title,
      description: body.description?.trim() ?? null,
      modsOnly: body.mods_only ?? null,
    });
    if (!before || !isChanged) throw domainError('not-found', { reason: 'board' });
    await countVersion(tx, id);
    const changes = [
      changeOf('title', before.title, title ?? before.title),
      changeOf('description', before.description, body.description?.trim() ?? before.description),
      changeOf('mods_only', before.mods_only, body.mods_only ?? before.mods_only),
    ].filter((change) => change !== undefined);
    if (changes.length === 0) return;
    const acting = { communityId: id, userId: viewer.userId };
    await recordModeratorAct(tx, acting, { type: 'settings', action: 'board_changed', changes });
  });
  return { board: await presentBoardAt(db, subject.community, viewer.userId, params.board) };
};
