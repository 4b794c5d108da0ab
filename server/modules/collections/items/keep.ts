import { limits } from '#generated/limits.ts';
import { domainError, requireFound } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import { canRead } from '#server/policies/blogs.ts';
import { isPublished } from '#server/policies/posts.ts';
import { noteUse } from '../people/readers-repository.ts';
import {
  countVersion,
  insertItems,
  type KeptPost,
  keptAmong,
  lockCollection,
  seatBlogIds,
} from './items-repository.ts';
import { type Destination, ranksAt } from './ranks-repository.ts';

/** Returns those of some posts that the member may keep: published ones that they may read, in the given order. */
export async function keepablePosts(
  db: Queryable,
  postIds: readonly string[],
  userId: string,
): Promise<KeptPost[]> {
  const rows = await postsByIds(db, postIds.filter(isPossibleId), userId);
  const blogs = await blogsByIds(
    db,
    rows.map((row) => row.blog_id),
    userId,
  );
  return rows.filter((row) => {
    const blog = blogs.get(row.blog_id);
    return blog !== undefined && isPublished(row) && canRead(blog, userId);
  });
}

/**
 * Keeps posts in a collection; those that are in already stay where they are. Returns the ids of those that were added.
 *
 * @throws limit-reached, not-found when the collection is gone
 */
export async function keepPosts(
  tx: Queryable,
  collectionId: string,
  userId: string,
  kept: { posts: readonly KeptPost[]; note?: string } & Pick<Destination, 'place'>,
): Promise<string[]> {
  const locked = requireFound(await lockCollection(tx, collectionId), 'The collection');
  const [keptBy] = await seatBlogIds(tx, collectionId, userId);
  if (keptBy === undefined) throw domainError('not-allowed');
  const known = await keptAmong(
    tx,
    collectionId,
    kept.posts.map(({ id }) => id),
  );
  const posts = kept.posts.filter(({ id }) => !known.has(id));
  if (posts.length === 0) return [];
  if (locked.item_count + posts.length > limits.collectionPosts) {
    const params = { limit: limits.collectionPosts };
    throw domainError('limit-reached', { reason: 'collection_posts', params });
  }
  const ranks = await ranksAt(tx, collectionId, { place: kept.place }, posts.length);
  const added = await insertItems(tx, collectionId, { posts, ranks, keptBy, note: kept.note ?? '' });
  await countVersion(tx, collectionId);
  await noteUse(tx, collectionId, userId);
  return added;
}
