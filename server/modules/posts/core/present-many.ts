import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogsByIds } from '#server/modules/blogs/core/repository.ts';
import type { BlogRow } from '#server/modules/blogs/core/rows.ts';
import { type PostContext, presentPost } from './presenter.ts';
import { readablePostIds } from './repository.ts';
import type { PostRow } from './rows.ts';

function blogIdsOf(row: PostRow): string[] {
  return [
    row.blog_id,
    row.root_blog_id,
    ...(row.parent_blog_id ? [row.parent_blog_id] : []),
    ...(row.asking_blog_id ? [row.asking_blog_id] : []),
    ...row.trail.map((item) => item.blogId),
  ];
}

/**
 * Everything a page of posts mentions, in one statement for the blogs and one for the trails. Blogs in `known`, read
 * for the same member, are not read again.
 */
export async function contextFor(
  db: Queryable,
  rows: readonly PostRow[],
  viewerId: string | null,
  known: readonly BlogRow[] = [],
): Promise<PostContext> {
  const blogs = new Map(known.map((blog) => [blog.id, blog]));
  const blogIds = rows.flatMap(blogIdsOf).filter((id) => !blogs.has(id));
  const trailIds = rows.flatMap((row) => row.trail.map((item) => item.postId));
  const [read, readable] = await Promise.all([
    blogsByIds(db, blogIds, viewerId),
    readablePostIds(db, trailIds),
  ]);
  for (const [id, blog] of read) blogs.set(id, blog);
  return { viewerId, blogs, readable };
}

/** Presents a page of posts, in the order of the rows. */
export async function presentPosts(
  db: Queryable,
  rows: readonly PostRow[],
  viewerId: string | null,
  known: readonly BlogRow[] = [],
): Promise<components['schemas']['Post'][]> {
  if (rows.length === 0) return [];
  const context = await contextFor(db, rows, viewerId, known);
  return rows.map((row) => presentPost(row, context));
}
