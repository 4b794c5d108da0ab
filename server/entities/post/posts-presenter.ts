import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { shownTrail } from '#server/entities/post/trail.ts';
import { trailPartsByIds } from '#server/entities/post/trails-repository.ts';
import { reportStored } from '#server/http/contract/stored-shapes.ts';
import { labelChoicesOf } from '#server/policies/filters-repository.ts';
import { isPublished } from '#server/policies/posts.ts';
import { burningAmong } from './burning-repository.ts';
import { pendingMediaKeys } from './pending-media.ts';
import { communitiesOfPosts } from './post-community.ts';
import { isOfAdultBlog, type PostContext, presentPost, type TrailContext } from './presenter.ts';
import { namedPosts } from './repository.ts';
import type { PostRow, TrailRef } from './rows.ts';

function blogIdsOf(row: PostRow): string[] {
  return [
    row.blog_id,
    row.root_blog_id,
    ...(row.parent_blog_id ? [row.parent_blog_id] : []),
    ...(row.asking_blog_id ? [row.asking_blog_id] : []),
    ...(row.submitted_blog_id ? [row.submitted_blog_id] : []),
  ];
}

function partsShown(row: PostRow): readonly TrailRef[] {
  return row.hide_trail ? [] : shownTrail(row.trail, row.content_bytes);
}

/** Returns the ids of posts that a reblog refers to besides its trail. */
function namedBy(row: PostRow): string[] {
  return row.parent_post_id === null ? [] : [row.parent_post_id, row.root_post_id];
}

/**
 * Loads everything that some trail parts refer to, and further blogs and posts. Each part is read once, however many
 * posts show it. Blogs of posts that were moved since need one more read, which is skipped otherwise.
 */
export async function contextForTrail(
  db: Queryable,
  trail: readonly TrailRef[],
  viewerId: string | null,
  known: readonly BlogRow[] = [],
  besides: { blogIds?: readonly string[]; postIds?: readonly string[] } = {},
): Promise<TrailContext> {
  const blogs = new Map(known.map((blog) => [blog.id, blog]));
  const blogIds = [...(besides.blogIds ?? []), ...trail.map((item) => item.blogId)].filter(
    (id) => !blogs.has(id),
  );
  const [read, named, parts] = await Promise.all([
    blogsByIds(db, blogIds, viewerId),
    namedPosts(db, [...(besides.postIds ?? []), ...trail.map((item) => item.postId)]),
    trailPartsByIds(
      db,
      trail.map((item) => item.partId),
    ),
  ]);
  for (const [id, blog] of read) blogs.set(id, blog);
  const homes = [...named.values()].map(({ blogId }) => blogId).filter((id) => !blogs.has(id));
  for (const [id, blog] of await blogsByIds(db, homes, viewerId)) blogs.set(id, blog);
  return { viewerId, blogs, named, parts };
}

/**
 * Loads everything a page of posts refers to: one statement for the blogs, two for the trails, one more for the
 * viewer's content label settings where posts are labelled, one for the campaigns of published posts that a member sees,
 * one for the transcoding state of unpublished posts, and three for posts of communities.
 * Blogs in `known`, read for the same member, are not read again.
 */
export async function contextFor(
  db: Queryable,
  rows: readonly PostRow[],
  viewerId: string | null,
  known: readonly BlogRow[] = [],
): Promise<PostContext> {
  const isLabelled = rows.some(({ labels }) => labels.hasCommunityLabel);
  const published = viewerId === null ? [] : rows.filter(isPublished).map(({ id }) => id);
  const [context, chosen, unready, places, burning] = await Promise.all([
    contextForTrail(db, rows.flatMap(partsShown), viewerId, known, {
      blogIds: rows.flatMap(blogIdsOf),
      postIds: rows.flatMap(namedBy),
    }),
    viewerId !== null && isLabelled ? labelChoicesOf(db, viewerId) : null,
    pendingMediaKeys(db, rows),
    communitiesOfPosts(db, rows, viewerId),
    published.length === 0 ? undefined : burningAmong(db, published),
  ]);
  const isOfAdults = rows.some((row) => isOfAdultBlog(row, context));
  const labels = viewerId !== null && isOfAdults ? (chosen ?? (await labelChoicesOf(db, viewerId))) : chosen;
  return { ...context, labels, unready, places, burning };
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
  return rows.flatMap((row) => presentedOrNone(row, context));
}

/** Leaves out a post that cannot be presented and reports it, so that one row never breaks a list. */
function presentedOrNone(row: PostRow, context: PostContext): components['schemas']['Post'][] {
  try {
    return [presentPost(row, context)];
  } catch (error) {
    reportStored(
      `posts ${row.id}`,
      `cannot be presented (${error instanceof Error ? error.message : error})`,
    );
    return [];
  }
}
