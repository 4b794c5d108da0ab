import type { ResolvedBlog } from '#server/access/subjects.ts';
import { type DomainError, domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { readableBlog } from '#server/entities/blog/policy.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { canRead } from '#server/policies/blogs.ts';
import { canReadPost, isPublished } from '#server/policies/posts.ts';
import { currentBlogOf } from './moved-repository.ts';
import { postOfBlog, postsByIds } from './repository.ts';
import type { PostRow } from './rows.ts';

const noPost = () => domainError('not-found', { reason: 'post' });

/** A post and the blog it is on. */
export interface PublishedPost {
  blog: BlogRow;
  post: PostRow;
}

/**
 * Finds a post by an address that names a blog: on this one, or on the one it was moved to (decision 053), if the
 * viewer may read that. Returns undefined when it is not there.
 */
export async function postAt(
  db: Queryable,
  blog: BlogRow,
  id: string,
  viewerId: string | null,
): Promise<PublishedPost | undefined> {
  if (!isPossibleId(id)) return undefined;
  const here = await postOfBlog(db, blog.id, id, viewerId);
  if (here) return { blog, post: here };
  const home = await currentBlogOf(db, blog.id, id);
  const there = home && (await blogsByIds(db, [home], viewerId)).get(home);
  if (!there || !canRead(there, viewerId)) return undefined;
  const post = await postOfBlog(db, there.id, id, viewerId);
  return post && { blog: there, post };
}

/**
 * Returns the requested post when the viewer may read it. A post that is not public counts as not found for others. The
 * returned blog is the post's current one, also when the request names a former one.
 *
 * @throws not-found, hidden-blog or password-protected-blog
 */
export async function readablePost(
  db: Queryable,
  blogIdentifier: string,
  id: string,
  viewerId: string | null,
): Promise<PublishedPost> {
  const placed = await postAt(db, await readableBlog(db, blogIdentifier, viewerId), id, viewerId);
  if (!placed || !canReadPost(placed.post)) throw noPost();
  return placed;
}

/** Returns the error for a post that was moved away, for those who may manage it. */
async function notHere(db: Queryable, blog: ResolvedBlog, id: string, userId: string): Promise<DomainError> {
  const placed = await postAt(db, blog, id, userId);
  if (!placed?.post.may_change) return noPost();
  return domainError('not-found', { reason: 'moved', params: { blog: placed.blog.name } });
}

/**
 * Returns a post that the member may change on a blog they write for: their own or, for an admin of the blog, anybody's
 * (decision 021).
 *
 * @throws not-found or not-allowed
 */
export async function ownPost(
  db: Queryable,
  blog: ResolvedBlog,
  id: string,
  userId: string,
): Promise<PostRow> {
  const post = await postOfBlog(db, blog.id, id, userId);
  if (!post) throw await notHere(db, blog, id, userId);
  if (!post.may_change) throw domainError('not-allowed');
  return post;
}

/**
 * Returns a published post that is named by its id alone, when the viewer may read it.
 *
 * @param field field of the request that named it
 * @throws not-found
 */
export async function visiblePost(
  db: Queryable,
  id: string,
  userId: string,
  field: string,
): Promise<PostRow> {
  const [post] = isPossibleId(id) ? await postsByIds(db, [id], userId) : [];
  const blog = post && (await blogsByIds(db, [post.blog_id], userId)).get(post.blog_id);
  if (post && blog && isPublished(post) && canRead(blog, userId)) return post;
  throw domainError('not-found', { reason: 'post', field });
}
