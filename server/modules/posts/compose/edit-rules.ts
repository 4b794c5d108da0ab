import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import type { Context } from '#server/http/contract/handler.ts';
import { pollsOf } from '#server/modules/posts/polls/polls.ts';
import { wantedState } from '../publishing/wanted-state.ts';
import { composePost } from './compose.ts';
import { refuseEmptyReblog, remainingTrail } from './reblog.ts';
import type { NewPost } from './write-repository.ts';

/** States an edit may result in. */
const EDITABLE = new Set(['published', 'draft', 'queued', 'private']);
/** States an edit may start from. */
const EDITABLE_WHILE_TRANSCODING = new Set([...EDITABLE, 'transcoding']);
/**
 * States of received posts: an edit answers an ask and accepts a submission, so the request must contain the new state.
 */
const RECEIVED_STATES = new Set(['ask', 'submission']);

/** Returns the state an edit requests; undefined when it leaves it unchanged. */
export function askedState(body: Parameters<typeof wantedState>[0]): NewPost['state'] | undefined {
  return body.state === undefined && body.isPrivate === undefined ? undefined : wantedState(body);
}

/** Returns the resulting state of an edit, where the transition is allowed. */
function stateAfter(body: Parameters<typeof wantedState>[0], before: PostRow): NewPost['state'] | undefined {
  const wanted = askedState(body);
  const isReceived = RECEIVED_STATES.has(before.state);
  const isPossible = wanted ? EDITABLE.has(wanted) : !isReceived;
  if (!isPossible || !(isReceived || EDITABLE_WHILE_TRANSCODING.has(before.state))) {
    throw domainError('invalid-request-param', { field: 'state', reason: 'post_state' });
  }
  return wanted;
}

/**
 * Rejects an edit of a post that was changed since the editor loaded it, with its current version.
 *
 * @throws conflict
 */
export async function refuseStale(
  tx: Queryable,
  basedOn: number | undefined,
  blog: BlogRow,
  post: PostRow,
  userId: string,
): Promise<void> {
  if (basedOn === undefined || basedOn === post.version) return;
  const [current] = await presentPosts(tx, [post], userId, [blog]);
  throw domainError('conflict', {
    reason: 'post',
    field: 'basedOn',
    ...(current ? { post: current } : {}),
  });
}

/**
 * Returns the trail after an edit: removed parts are gone from this post for good; a hidden trail can be shown again.
 *
 * @throws invalid-body when the post would be empty
 */
function trailAfter(body: Context<'editPost'>['body'], post: PostRow, isBare: boolean) {
  const { hideTrail, excludeTrailItems: left } = body;
  const isUnchanged = hideTrail === undefined && left === undefined;
  if (isUnchanged || post.parent_post_id === null) return {};
  const trail = remainingTrail(post.trail, left);
  const isHidden = hideTrail ?? post.hide_trail;
  if (isBare) refuseEmptyReblog(trail, isHidden);
  return { trail, hideTrail: isHidden };
}

/**
 * Returns the result of an edit of a locked post.
 *
 * @throws invalid-request-param, invalid-body, poll-not-allowed, invalid-answer
 */
export function editedPost(body: Context<'editPost'>['body'], post: PostRow) {
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
  const trail = trailAfter(body, post, composed.content.length === 0);
  const state = stateAfter(body, post);
  if (post.state === 'ask' && composed.type !== 'answer') {
    throw domainError('invalid-answer', { field: 'content', reason: 'blank' });
  }
  return { ...composed, ...trail, ...(state ? { state } : {}) };
}
