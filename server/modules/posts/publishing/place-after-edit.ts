import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import type { NewPost } from '#server/modules/posts/compose/write-repository.ts';
import { type PostPlace, placeFor } from '#server/modules/posts/publishing/waiting-posts.ts';

type Block = components['schemas']['ContentBlock'];

/** States in which others see a post. */
const PUBLISHED_STATES = new Set(['published', 'private']);

/**
 * Returns the state of a post with audio or video after an edit. A post that others see already cannot wait for
 * transcoding: it would disappear for them.
 *
 * @throws video-processing, bad-media-format
 */
export async function placeAfterEdit(
  tx: Queryable,
  { before, wanted, content }: { before: string; wanted: NewPost['state']; content: readonly Block[] },
): Promise<PostPlace> {
  const place = await placeFor(tx, wanted, content);
  if (place.state !== 'transcoding' || !PUBLISHED_STATES.has(before)) return place;
  throw domainError('video-processing', {
    reason: 'edited_post',
    field: 'content',
  });
}
