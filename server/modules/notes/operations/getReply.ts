import { domainError } from '#server/core/errors.ts';
import { readablePost } from '#server/entities/post/policy.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentNotes } from '../notes-presenter.ts';
import { notesByIds, repliesAround } from '../notes-repository.ts';
import { replyOfPost } from '../replies-repository.ts';

const gone = () => domainError('not-found', { reason: 'reply' });

/** Number of replies shown before and after. */
const NEIGHBOUR_COUNT = 3;

export const getReply: Handler<'getReply'> = async ({ params, db, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const { blog, post } = await readablePost(db, params.blog, params.id, viewerId);
  const reply = await replyOfPost(db, post.id, params.reply_id);
  const isSeen = reply && (reply.scope === 'everyone' || reply.user_id === viewerId || post.is_own);
  if (!reply || !isSeen) throw gone();
  const [[note], around, [shown]] = await Promise.all([
    presentNotes(db, await notesByIds(db, [reply.id]), viewerId),
    repliesAround(db, post.id, reply.id, NEIGHBOUR_COUNT, viewerId).then((rows) =>
      presentNotes(db, rows, viewerId),
    ),
    presentPosts(db, [post], viewerId, [blog]),
  ]);
  if (!note || !shown) throw gone();
  return { note, post: shown, around };
};
