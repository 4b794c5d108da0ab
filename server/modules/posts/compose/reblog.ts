import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { postAt } from '#server/entities/post/policy.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import type { PostRow, TrailRef } from '#server/entities/post/rows.ts';
import { insertTrailPart } from '#server/entities/post/trails-repository.ts';
import { canRead } from '#server/policies/blogs.ts';
import { isPublished } from '#server/policies/posts.ts';
import type { NewPost } from './write-repository.ts';

type Request = components['schemas']['CreatePostRequest'];

/** The validated post that is reblogged. */
export interface ReblogParent {
  post: PostRow;
  blogName: string;
  /** Indexes of the trail parts that the reblogger leaves out. */
  left: readonly number[] | undefined;
}

/** Returns a trail without the parts at the given indexes, counted from the root. */
export function remainingTrail(trail: readonly TrailRef[], left: readonly number[] | undefined): TrailRef[] {
  const gone = new Set(left);
  return trail.filter((_part, index) => !gone.has(index));
}

/**
 * Returns the tree and the trail for a reblog of this post, with its current content as the last part. A hidden trail
 * is not passed on.
 *
 * @throws bad-parent when it was deleted meanwhile
 */
export async function parentOf(
  tx: Queryable,
  { post, blogName, left }: ReblogParent,
): Promise<NonNullable<NewPost['parent']>> {
  const [root] = post.root_post_id === post.id ? [post] : await postsByIds(tx, [post.root_post_id], null);
  const tree = {
    // The type survives a deleted root in its reblogs.
    rootType: root?.type ?? post.type,
    id: post.id,
    blogId: post.blog_id,
    rootId: post.root_post_id,
    rootBlogId: post.root_blog_id,
  };
  const said = post.content.length > 0 ? await insertTrailPart(tx, post.id, blogName) : null;
  if (said === undefined) throw domainError('bad-parent', { field: 'parentPostId' });
  const shown = post.hide_trail ? [] : post.trail;
  const trail = remainingTrail([...shown, ...(said ? [said] : [])], left);
  return { ...tree, trail: trail.slice(-limits.trailPartsKept) };
}

/**
 * Rejects a reblog without visible content: neither own content nor a trail.
 *
 * @throws invalid-body
 */
export function refuseEmptyReblog(trail: readonly TrailRef[], isHidden: boolean | undefined): void {
  if (trail.length > 0 && !isHidden) return;
  throw domainError('invalid-body', {
    field: 'content',
    reason: 'empty_reblog',
  });
}

/**
 * Returns the post that a request reblogs, or undefined when it is no reblog.
 *
 * @throws bad-parent when the post is deleted, its key is wrong or its blog cannot be read; not-allowed when its author
 * does not allow reblogs
 */
export async function reblogParent(
  db: Queryable,
  body: Request,
  userId: string,
): Promise<ReblogParent | undefined> {
  const { parentPostId, parentTumblelogUuid, reblogKey } = body;
  if (!parentPostId && !parentTumblelogUuid && !reblogKey) return undefined;
  if (!parentPostId || !parentTumblelogUuid || !reblogKey || !isPossibleId(parentPostId)) {
    throw domainError('bad-parent', { field: 'parentPostId' });
  }
  const blog = await findBlog(db, parentTumblelogUuid, userId);
  const placed = blog && canRead(blog, userId) ? await postAt(db, blog, parentPostId, userId) : undefined;
  const post = placed?.post;
  if (!placed || !post || !isPublished(post) || post.reblog_key !== reblogKey) {
    throw domainError('bad-parent', { field: 'parentPostId' });
  }
  if (post.interactability_reblog === 'noone' && !post.is_own) throw domainError('not-allowed');
  return { post, blogName: placed.blog.name, left: body.excludeTrailItems };
}
