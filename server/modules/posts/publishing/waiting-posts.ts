import { errorCatalogue } from '#generated/errors.ts';
import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { everyBlock } from '#server/modules/posts/compose/map-blocks.ts';
import { lockPost, type NewPost, published } from '#server/modules/posts/compose/write-repository.ts';
import { announcePost } from '#server/modules/posts/publishing/publish-repository.ts';
import { returnToDrafts } from '#server/modules/posts/queue/queue-repository.ts';
import { notifyOfFault } from '#server/notifications/notifications-repository.ts';
import type { PostScreen } from '#server/post-screen.ts';
import { mediaStates, publishWaiting } from './waiting-repository.ts';

type Block = components['schemas']['ContentBlock'];

/** Message for the member whose post's media could not be transcoded. */
const TRANSCODING_FAILED_MESSAGE = errorCatalogue['bad-media-format'].reasons.not_prepared;

/** Returns the keys of audio and video in a content that this site serves. */
function keysIn(content: readonly Block[]): string[] {
  return everyBlock(content).flatMap((block) => {
    if (block.type !== 'audio' && block.type !== 'video') return [];
    const key = block.media?.url.split('/').at(-2);
    return key ? [key] : [];
  });
}

/**
 * Returns the transcoding state of a content's media and locks it until the transaction ends: a worker that finishes a
 * file waits for the lock and then finds the post.
 */
async function progressOf(
  tx: Queryable,
  content: readonly Block[],
): Promise<'ready' | 'transcoding' | 'failed'> {
  const keys = keysIn(content);
  const states = keys.length > 0 ? await mediaStates(tx, keys) : [];
  if (states.includes('failed')) return 'failed';
  return states.includes('transcoding') ? 'transcoding' : 'ready';
}

/** The state of a post, and for a waiting one the state it gets automatically. */
export type PostPlace = { state: NewPost['state']; becomes: 'published' | 'private' | null };

/**
 * Returns the actual state of a post for a requested one: a post that others would see waits for its audio and video.
 *
 * @throws bad-media-format when one of them could not be transcoded
 */
export async function placeFor(
  tx: Queryable,
  wanted: NewPost['state'],
  content: readonly Block[],
): Promise<PostPlace> {
  if (wanted !== 'published' && wanted !== 'private') return { state: wanted, becomes: null };
  const progress = await progressOf(tx, content);
  if (progress === 'failed')
    throw domainError('bad-media-format', { reason: 'not_prepared', field: 'content' });
  return progress === 'ready' ? { state: wanted, becomes: null } : { state: 'transcoding', becomes: wanted };
}

/**
 * Publishes a waiting post once all its media is transcoded; turns it into a draft and notifies its blog when one
 * failed. Idempotent.
 */
export async function continueWaiting(
  tx: Queryable,
  blogId: string,
  id: string,
  screenPost: PostScreen,
): Promise<void> {
  const row = await lockPost(tx, blogId, id);
  if (row?.state !== 'transcoding') return;
  const progress = await progressOf(tx, row.content);
  if (progress === 'transcoding') return;
  if (progress === 'failed') {
    if (await returnToDrafts(tx, blogId, id, TRANSCODING_FAILED_MESSAGE)) await notifyOfFault(tx, blogId, id);
    return;
  }
  const after = await publishWaiting(tx, blogId, id);
  if (after?.state !== 'published') return;
  await announcePost(tx, published(blogId, id, row, after.position));
  await screenPost(tx, row.community_id, { id, blog_id: blogId });
}
