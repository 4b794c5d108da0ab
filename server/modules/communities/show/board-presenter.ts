import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import type { CommunityRow } from '#server/entities/community/rows.ts';
import { type BoardReaderRow, boardReaders } from '../people/unread-repository.ts';
import { type BoardRow, boardsOfCommunity } from './community-repository.ts';

/** Returns a mark up to which a member has read. */
export function presentMark(
  row: Pick<BoardReaderRow, 'read_at' | 'read_post_id'>,
): components['schemas']['CommunityReadMarker'] {
  return { ...(row.read_post_id ? { postId: row.read_post_id } : {}), readTs: row.read_at };
}

/**
 * Returns a board of a community.
 *
 * @param reader what the viewer has read of it; undefined for everybody who is no member
 */
function presentBoard(
  row: BoardRow,
  reader: BoardReaderRow | undefined,
): components['schemas']['CommunityBoard'] {
  return {
    title: row.title,
    path: row.path,
    description: row.description,
    postCount: row.post_count,
    modsOnly: row.mods_only,
    ...(reader ? { unread: reader.unread, readMarker: presentMark(reader) } : {}),
  };
}

/** Returns the boards of a community in their order, with what the viewer has read of them. */
export async function presentBoards(
  db: Queryable,
  { id, viewer_role: role }: Pick<CommunityRow, 'id' | 'viewer_role'>,
  viewerId: string | null,
): Promise<components['schemas']['CommunityBoard'][]> {
  const [boards, readers] = await Promise.all([
    boardsOfCommunity(db, id),
    viewerId === null || role === null ? [] : boardReaders(db, id, viewerId),
  ]);
  return boards.map((board) =>
    presentBoard(
      board,
      readers.find(({ path }) => path === board.path),
    ),
  );
}

/**
 * Returns one board of a community.
 *
 * @throws not-found when it was deleted meanwhile
 */
export async function presentBoardAt(
  db: Queryable,
  community: Pick<CommunityRow, 'id' | 'viewer_role'>,
  viewerId: string,
  path: string,
): Promise<components['schemas']['CommunityBoard']> {
  const board = (await presentBoards(db, community, viewerId)).find((one) => one.path === path);
  if (!board) throw domainError('not-found', { reason: 'board' });
  return board;
}
