import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { takesRepliesOf } from '#server/entities/blog/reply-policy.ts';
import { hasFollowedAWeek } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { readablePost } from '#server/entities/post/policy.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import type { Context } from '#server/http/contract/handler.ts';
import { isPublished } from '#server/policies/posts.ts';
import { replyOfTree } from './replies-repository.ts';

type Body = Context<'replyToPost'>['body'];

/** Returns true when the blog's settings allow the member to reply now. */
async function mayReply(db: Queryable, blog: BlogRow, userId: string): Promise<boolean> {
  if (!takesRepliesOf(blog)) return false;
  const needsAWeek = blog.member_role === null && blog.settings.replies === 'following_week';
  return !needsAWeek || hasFollowedAWeek(db, blog.id, userId);
}

/**
 * Returns the published post to reply to. A wrong reblog key fails like a missing post, because the key proves that the
 * member has seen the post.
 *
 * @throws not-found, not-allowed, hidden-blog or password-protected-blog
 */
export async function replyTarget(db: Queryable, body: Body, userId: string): Promise<PostRow> {
  const { blog, post } = await readablePost(db, body.tumblelog, body.post_id, userId);
  if (!isPublished(post) || post.reblog_key !== body.reblog_key) {
    throw domainError('not-found', { reason: 'post', field: 'post_id' });
  }
  if (!(await mayReply(db, blog, userId))) {
    throw domainError('not-allowed', { reason: 'replies_off', params: { blog: blog.name } });
  }
  return post;
}

/**
 * Returns the thread that a reply belongs to. A reply to a reply within a thread stays in that thread: threads have one
 * level. The notes of a post are those of its tree (decision 008), so the answered reply may belong to another post of
 * the tree.
 */
export async function threadOf(db: Queryable, body: Body, post: PostRow) {
  const answered = body.target_reply_id ?? body.parent_reply_id;
  if (answered === undefined) return { parentReplyId: null, targetReplyId: null };
  const target = await replyOfTree(db, post.root_post_id, answered);
  if (!target) {
    const field = body.target_reply_id === undefined ? 'parent_reply_id' : 'target_reply_id';
    throw domainError('not-found', { reason: 'reply', field });
  }
  return { parentReplyId: target.parent_reply_id ?? target.id, targetReplyId: target.id };
}
