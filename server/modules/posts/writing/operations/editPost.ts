import type { Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { ownPost } from '#server/modules/posts/core/policy.ts';
import type { PostRow } from '#server/modules/posts/core/rows.ts';
import { pollsOf } from '#server/modules/posts/polls/polls.ts';
import { enterQueue } from '#server/modules/posts/queue/queue-repository.ts';
import { composePost } from '../compose.ts';
import { createdPost } from '../created.ts';
import { checkPublishOn, mayPublishToday } from '../publishing-rules.ts';
import { wantedState } from '../wanted-state.ts';
import { type NewPost, updatePost } from '../write-repository.ts';

/** States an edit may move between; an ask is answered, not edited. */
const EDITABLE = new Set(['published', 'draft', 'queued', 'private']);

/** The state an edit asks for; undefined when it leaves it as it is. */
function stateAfter(body: Parameters<typeof wantedState>[0], before: PostRow): NewPost['state'] | undefined {
  const wanted = body.state === undefined && body.isPrivate === undefined ? undefined : wantedState(body);
  if (!EDITABLE.has(before.state) || (wanted && !EDITABLE.has(wanted))) {
    throw domainError('invalid-request-param', { field: 'state', detail: 'This post cannot become that.' });
  }
  return wanted;
}

export const editPost: Handler<'editPost'> = async ({ params, body, subject, db, services, viewer }) => {
  const { blog } = subject;
  const post = await ownPost(db, blog, params.id, viewer.userId);
  if (body.parentPostId && body.parentPostId !== post.parent_post_id) {
    throw domainError('invalid-request-param', {
      field: 'parentPostId',
      detail: 'What a post reblogs cannot be changed.',
    });
  }
  const composed = composePost(body, post);
  const isReblog = post.parent_post_id !== null;
  if (composed.content.length === 0 && !isReblog) throw domainError('invalid-body', { field: 'content' });
  if (isReblog && pollsOf(composed.content).length > 0) {
    throw domainError('poll-not-allowed', { field: 'content' });
  }
  const state = stateAfter(body, post);
  const now = services.now();
  if ((state ?? post.state) === 'queued') checkPublishOn(body, now);
  if (state === 'published' && post.state !== 'published') await mayPublishToday(db, viewer.userId);
  const written = await db.transaction(async (tx) => {
    if (state === 'queued') await enterQueue(tx, blog, now, post.state !== 'queued');
    return updatePost(tx, blog.id, post.id, { ...composed, ...(state ? { state } : {}) });
  });
  if (!written) throw domainError('not-found', { detail: 'There is no such post.' });
  return createdPost(db, blog, post.id, viewer.userId, 'Saved');
};
