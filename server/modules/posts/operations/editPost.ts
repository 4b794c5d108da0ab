import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { ownPost } from '#server/entities/post/policy.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import type { Context, Handler } from '#server/http/contract/handler.ts';
import { pollsOf } from '#server/modules/posts/polls/polls.ts';
import { enterQueue, lockQueue } from '#server/modules/posts/queue/queue-repository.ts';
import { refuseForgedAsk } from '../compose/asker.ts';
import { composePost } from '../compose/compose.ts';
import { createdPost } from '../compose/created-presenter.ts';
import { refuseEmptyReblog, remainingTrail } from '../compose/reblog.ts';
import { resolvedContent } from '../compose/sources.ts';
import { lockPost, type NewPost, updatePost } from '../compose/write-repository.ts';
import { placeAfterEdit } from '../publishing/place-after-edit.ts';
import { checkPublishOn, mayPublishToday } from '../publishing/publishing-rules.ts';
import { wantedState } from '../publishing/wanted-state.ts';

/** States an edit may result in. */
const EDITABLE = new Set(['published', 'draft', 'queued', 'private']);
/** States an edit may start from. */
const EDITABLE_WHILE_TRANSCODING = new Set([...EDITABLE, 'transcoding']);
/**
 * States of received posts: an edit answers an ask and accepts a submission, so the request must contain the new state.
 */
const RECEIVED_STATES = new Set(['ask', 'submission']);

/** Returns the state an edit requests; undefined when it leaves it unchanged. */
function askedState(body: Parameters<typeof wantedState>[0]): NewPost['state'] | undefined {
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
async function refuseStale(
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

/** Returns the result of an edit of a locked post. */
function edited(body: Context<'editPost'>['body'], post: PostRow) {
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

/** Reads, composes and writes while the post's row is locked, so that no concurrent edit is lost. */
export const editPost: Handler<'editPost'> = async ({ params, body, subject, db, services, viewer }) => {
  const { blog } = subject;
  const { userId } = viewer;
  const now = services.now();
  const wanted = askedState(body);
  const { id } = await ownPost(db, blog, params.id, userId);
  await db.transaction(async (tx) => {
    // Lock order of all writers: limit, queue, post.
    if (wanted === 'published') await lockLimit(tx, 'postsPerDay', userId);
    if (wanted === 'queued') await lockQueue(tx, blog);
    await lockPost(tx, blog.id, id);
    const post = await ownPost(tx, blog, id, userId);
    await refuseStale(tx, body.basedOn, blog, post, userId);
    const changes = edited(body, post);
    // A post that waits for transcoding is counted already.
    const isCounted = post.state === 'published' || post.becomes === 'published';
    if (changes.state === 'published' && !isCounted) await mayPublishToday(tx, userId, now);
    if ((changes.state ?? post.state) === 'queued') checkPublishOn(body, now);
    if (changes.state === 'queued') await enterQueue(tx, blog, now, Number(post.state !== 'queued'));
    const content = body.content
      ? await resolvedContent(tx, changes.content, userId, post.content)
      : changes.content;
    const layout = refuseForgedAsk(changes, post);
    // The member who answers is the author of the answer; a submission keeps its sender as author.
    const authorId = post.state === 'ask' ? { authorId: userId } : {};
    const leadsTo = (changes.state ?? post.becomes ?? post.state) as NewPost['state'];
    const place = await placeAfterEdit(tx, { before: post.state, wanted: leadsTo, content });
    await updatePost(tx, blog.id, id, { ...changes, content, layout, ...place, ...authorId });
  });
  return createdPost(db, blog, id, userId, 'Saved');
};
