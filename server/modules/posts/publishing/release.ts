import { tagKey } from '#server/core/tags.ts';
import type { Queryable } from '#server/db/database.ts';
import { refuseFormerWriter } from '#server/entities/community/writing.ts';
import { lockPost, published } from '#server/modules/posts/compose/write-repository.ts';
import { placeFor } from '#server/modules/posts/publishing/waiting-posts.ts';
import type { PostScreen } from '#server/post-screen.ts';
import { announcePost } from './publish-repository.ts';
import { publishNow } from './waiting-repository.ts';

/** States from which a post can be published as it is. */
const UNPUBLISHED_STATES = new Set(['draft', 'queued', 'submission']);

/**
 * Outcome: `waiting` when its media is still being transcoded, after which it is published automatically; `gone` when
 * it was deleted or cannot be published.
 */
export type Release = 'published' | 'waiting' | 'already' | 'gone';

/**
 * Publishes a draft, a queued post or a submission now: it moves to the top of its blog, and all dependent rows are
 * written. Idempotent.
 *
 * @param from publishes only from this state: it may have left the queue meanwhile
 * @param tag added to its tags; empty for none
 * @param now milliseconds since 1970
 * @throws bad-media-format when its audio or video could not be transcoded; for a post of a community what `refuseWriter`
 *   throws, when its writer may not write there any more
 */
export async function releasePost(
  tx: Queryable,
  blogId: string,
  id: string,
  { from, tag = '', now, screenPost }: { from?: 'queued'; tag?: string; now: number; screenPost: PostScreen },
): Promise<Release> {
  const row = await lockPost(tx, blogId, id);
  if (row?.state === 'published') return 'already';
  if (row?.state === 'transcoding' && !from) return 'waiting';
  if (!row || !UNPUBLISHED_STATES.has(row.state) || (from && row.state !== from)) return 'gone';
  if (row.community_id !== null) await refuseFormerWriter(tx, row.community_id, row.author_id, now / 1000);
  const isTagged = tag === '' || row.tags.some((known) => tagKey(known) === tagKey(tag));
  const tags = isTagged ? row.tags : [...row.tags, tag];
  const { state, becomes } = await placeFor(tx, 'published', row.content);
  const after = await publishNow(tx, blogId, id, { tags, state, becomes });
  if (!after) return 'gone';
  if (after.position === null) return 'waiting';
  await announcePost(tx, published(blogId, id, row, after.position, { tags }));
  await screenPost(tx, row.community_id, { id, blog_id: blogId });
  return 'published';
}
