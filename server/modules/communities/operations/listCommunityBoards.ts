import type { Handler } from '#server/http/contract/handler.ts';
import { presentBoard } from '../show/board-presenter.ts';
import { boardsOfCommunity } from '../show/community-repository.ts';
import { viewableCommunity } from '../show/entry.ts';

/** Lists the boards of a community in the order that its admins chose. */
export const listCommunityBoards: Handler<'listCommunityBoards'> = async ({ params, query, db, viewer }) => {
  const row = await viewableCommunity(db, params.community, viewer?.userId ?? null, query.invite_hash);
  const boards = await boardsOfCommunity(db, row.id);
  return { boards: boards.map((board) => presentBoard(board, row.viewer_role !== null)) };
};
