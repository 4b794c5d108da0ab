import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogsByIds } from '../blogs/repository.ts';
import { type PostContext, presentPost } from './presenter.ts';
import { readablePostIds } from './repository.ts';
import type { PostRow } from './rows.ts';

/** Everything a page of posts mentions, in one statement for the blogs and one for the trails. */
export async function contextFor(
  db: Queryable,
  rows: readonly PostRow[],
  viewerId: string | null,
): Promise<PostContext> {
  const blogIds = rows.flatMap((row) => [
    row.blog_id,
    row.root_blog_id,
    ...(row.parent_blog_id ? [row.parent_blog_id] : []),
    ...(row.asking_blog_id ? [row.asking_blog_id] : []),
    ...row.trail.map((item) => item.blogId),
  ]);
  const trailIds = rows.flatMap((row) => row.trail.map((item) => item.postId));
  const [blogs, readable] = await Promise.all([
    blogsByIds(db, blogIds, viewerId),
    readablePostIds(db, trailIds),
  ]);
  return { viewerId, blogs, readable };
}

/** Presents a page of posts, in the order of the rows. */
export async function presentPosts(
  db: Queryable,
  rows: readonly PostRow[],
  viewerId: string | null,
): Promise<components['schemas']['Post'][]> {
  if (rows.length === 0) return [];
  const context = await contextFor(db, rows, viewerId);
  return rows.map((row) => presentPost(row, context));
}
