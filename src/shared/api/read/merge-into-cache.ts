import type { Blog } from '#generated/zod/blog.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { Tag } from '#generated/zod/tag.zod.ts';
import { adoptBlog, adoptPost, adoptTag, knowsAnything } from './post-overlay.ts';

type Thing = Readonly<Record<string, unknown>>;

// As the contract shapes them; nothing else in it has these fields together.
const isPost = (thing: Thing): boolean => thing.objectType === 'post' && typeof thing.id === 'string';
function isBlog(thing: Thing): boolean {
  return typeof thing.uuid === 'string' && typeof thing.followed === 'boolean';
}
function isTag(thing: Thing): boolean {
  return typeof thing.isFollowed === 'boolean' && typeof thing.followerCount === 'number';
}

function visit(value: unknown, askedAt: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) {
    const thing = value as Thing;
    if (isPost(thing)) adoptPost(value as Post, askedAt);
    else if (isBlog(thing)) adoptBlog(value as Blog, askedAt);
    else if (isTag(thing)) adoptTag(value as Tag, askedAt);
  }
  for (const part of Object.values(value)) visit(part, askedAt);
}

/**
 * Lets whatever an answer says about posts, blogs and tags correct what this page knows of them, wherever in the answer
 * they stand. The transport calls it with every answer to a GET, so no list has to.
 *
 * @param askedAt `askedNow()` of the moment the answer was asked for
 */
export function adoptAnswer(answer: unknown, askedAt: number): void {
  // Only things somebody acted on have an entry: before that, and on the server, there is nothing to look for.
  if (knowsAnything()) visit(answer, askedAt);
}
