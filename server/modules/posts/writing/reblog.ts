import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { domainError } from '#server/errors.ts';
import { canRead } from '#server/modules/blogs/core/policy.ts';
import { findBlog } from '#server/modules/blogs/core/repository.ts';
import { isPossibleId, postOfBlog } from '../core/repository.ts';
import type { PostRow, TrailRow } from '../core/rows.ts';
import type { NewPost } from './write-repository.ts';

type Request = components['schemas']['CreatePostRequest'];

/** The trail a reblog of this post starts with: what it carried, and what it added itself. */
export function trailOf(parent: PostRow, blogName: string): TrailRow[] {
  if (parent.content.length === 0) return parent.trail;
  return [
    ...parent.trail,
    {
      postId: parent.id,
      blogId: parent.blog_id,
      blogName,
      timestamp: parent.timestamp,
      content: parent.content,
      layout: parent.layout,
      tags: parent.tags,
    },
  ];
}

/**
 * What a request reblogs, or undefined when it is no reblog.
 *
 * @throws bad-parent when the post is gone, its key is wrong or its blog cannot be read; not-allowed when its author
 *   keeps it from being reblogged
 */
export async function reblogParent(
  db: Queryable,
  body: Request,
  userId: string,
): Promise<NewPost['parent'] | undefined> {
  const { parentPostId, parentTumblelogUuid, reblogKey } = body;
  if (!parentPostId && !parentTumblelogUuid && !reblogKey) return undefined;
  if (!parentPostId || !parentTumblelogUuid || !reblogKey || !isPossibleId(parentPostId)) {
    throw domainError('bad-parent', { field: 'parentPostId' });
  }
  const blog = await findBlog(db, parentTumblelogUuid, userId);
  const post =
    blog && canRead(blog, userId) ? await postOfBlog(db, blog.id, parentPostId, userId) : undefined;
  if (!blog || !post || post.state !== 'published' || post.reblog_key !== reblogKey) {
    throw domainError('bad-parent', { field: 'parentPostId' });
  }
  if (post.interactability_reblog === 'noone' && !post.is_own) throw domainError('not-allowed');
  const left = new Set(body.excludeTrailItems ?? []);
  const trail = body.hideTrail ? [] : trailOf(post, blog.name).filter((_item, index) => !left.has(index));
  return {
    id: post.id,
    blogId: post.blog_id,
    rootId: post.root_post_id,
    rootBlogId: post.root_blog_id,
    trail,
  };
}
