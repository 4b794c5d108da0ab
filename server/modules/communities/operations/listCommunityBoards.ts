import type { Handler } from '#server/http/contract/handler.ts';
import { presentBoards } from '../show/board-presenter.ts';
import { viewableCommunity } from '../show/entry.ts';

/** Lists the boards of a community in the order that its admins chose. */
export const listCommunityBoards: Handler<'listCommunityBoards'> = async ({ params, query, db, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const row = await viewableCommunity(db, params.community, viewerId, query.invite_hash);
  return { boards: await presentBoards(db, row, viewerId) };
};
