import type { Blog } from '#generated/zod/blog.zod.ts';
import type { Comment } from '#generated/zod/comment.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { Tag } from '#generated/zod/tag.zod.ts';
import { hasOverlayEntries, mergeBlog, mergeComment, mergePost, mergeTag } from './post-overlay.ts';

type JsonObject = Readonly<Record<string, unknown>>;

// Shapes as in the contract; no other object has these fields together.
const isPost = (thing: JsonObject): boolean => thing.objectType === 'post' && typeof thing.id === 'string';
function isBlog(thing: JsonObject): boolean {
  return typeof thing.uuid === 'string' && typeof thing.followed === 'boolean';
}
function isComment(thing: JsonObject): boolean {
  return (
    typeof thing.likeCount === 'number' &&
    typeof thing.canReply === 'boolean' &&
    typeof thing.createdTs === 'number'
  );
}
function isTag(thing: JsonObject): boolean {
  return typeof thing.isFollowed === 'boolean' && typeof thing.followerCount === 'number';
}

function visit(value: unknown, requestedAt: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) {
    const thing = value as JsonObject;
    if (isPost(thing)) mergePost(value as Post, requestedAt);
    else if (isBlog(thing)) mergeBlog(value as Blog, requestedAt);
    else if (isComment(thing)) mergeComment(thing as Comment, requestedAt);
    else if (isTag(thing)) mergeTag(value as Tag, requestedAt);
  }
  for (const part of Object.values(value)) visit(part, requestedAt);
}

/**
 * Merges all posts, blogs, comments and tags found anywhere in a response into their overlays. The transport calls it for every
 * response to GET, so lists need no code of their own.
 *
 * @param requestedAt `logicalNow()` of the moment the request was sent
 */
export function mergeIntoCache(answer: unknown, requestedAt: number): void {
  // Overlays have entries only for things the user acted on; before that, and on the server, there is nothing to
  // update.
  if (hasOverlayEntries()) visit(answer, requestedAt);
}
