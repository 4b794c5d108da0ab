import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { thumbOf } from '#server/entities/post/post-thumb.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import { postsByIds } from '#server/entities/post/repository.ts';

/** Returns the summaries of posts that activity shows, in the order of the ids; deleted posts are left out. */
export async function presentPostSummaries(
  db: Queryable,
  ids: readonly string[],
  viewerId: string | null,
): Promise<components['schemas']['NotificationPost'][]> {
  const posts = await presentPosts(db, await postsByIds(db, ids, viewerId), viewerId);
  return posts.map((post) => {
    const { postId, blogName, type, summary, postUrl, media } = thumbOf(post);
    return { id: postId, blogName, type, summary, postUrl, ...(media ? { thumb: media.slice(-1) } : {}) };
  });
}
