import { domainError } from '#server/core/errors.ts';
import { boardAt } from '#server/entities/community/boards-repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { moveBoardMark, moveMark, newestPosition, readerRows } from '../people/unread-repository.ts';
import { postIn } from '../posts/community-post.ts';

/** Marks the posts of a community or of one board as read, up to a post or all of them. The mark never moves back. */
export const markCommunityRead: Handler<'markCommunityRead'> = async ({ body, subject, db, viewer }) => {
  const { id } = subject.community;
  const { userId } = viewer;
  const board = body?.board === undefined ? undefined : await boardAt(db, id, body.board);
  if (body?.board !== undefined && !board) {
    throw domainError('not-found', { reason: 'board', field: 'board' });
  }
  const post = body?.post_id === undefined ? undefined : await postIn(db, id, body.post_id, userId);
  if (body?.post_id !== undefined && post?.state !== 'published') {
    throw domainError('not-found', { reason: 'post', field: 'post_id' });
  }
  const position = post ? post.position : await newestPosition(db, id, board?.id ?? null);
  if (position) {
    await (board ? moveBoardMark(db, board.id, userId, position) : moveMark(db, id, userId, position));
  }
  const [reader] = await readerRows(db, [id], userId);
  return { unreadPostCount: reader?.unread ?? 0 };
};
