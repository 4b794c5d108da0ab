import { useMemo } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { Tag } from '#generated/zod/tag.zod.ts';
import { makeOverlay } from './overlay.ts';

/** Counters of a post (spec 000 §3); never below 0. */
export interface Counters {
  noteCount: number;
  likeCount: number;
  reblogCount: number;
  replyCount: number;
  selfReplyCount: number;
}

interface PostEntry extends Counters {
  liked: boolean;
  rebloggedByYou: boolean;
  saved: boolean;
  /** The whole post as it stands after an edit. */
  edited: Post;
  deleted: boolean;
}

/** Posts by id. */
export const postOverlay = makeOverlay<Partial<PostEntry>>();
/** Blogs by uuid. */
export const blogOverlay = makeOverlay<{ followed?: boolean }>();
/** Tags by name in lower case: tags are found regardless of case. */
export const tagOverlay = makeOverlay<{ followed?: boolean }>();

/** The key of a tag in `tagOverlay`. */
export const tagKey = (name: string): string => name.toLowerCase();

/** Forgets everything, because somebody else may be looking: call it after logging in or out. */
export function clearOverlays(): void {
  postOverlay.clear();
  blogOverlay.clear();
  tagOverlay.clear();
}

const atLeastZero = (count: number): number => Math.max(0, count);

/** A post with what is known beyond its list laid over it, outside React. */
export function overlaid(post: Post): Post {
  const entry = postOverlay.get(post.id);
  return entry ? lay(post, entry) : post;
}

function lay(post: Post, { edited, deleted: _, ...counts }: Partial<PostEntry>): Post {
  return {
    ...(edited ?? post),
    ...counts,
  };
}

/** A post as it stands now, everywhere the same; undefined once it is deleted. */
export function usePostNow(post: Post): Post | undefined {
  const entry = postOverlay.use(post.id);
  const followed = blogOverlay.use(post.blog.uuid)?.followed;
  return useMemo(() => {
    if (entry?.deleted) return undefined;
    const current = entry ? lay(post, entry) : post;
    return followed === undefined ? current : { ...current, followed, blog: { ...current.blog, followed } };
  }, [post, entry, followed]);
}

/** Whether the member follows a blog, as it stands now; undefined for visitors. */
export function useFollowed(blog: Pick<BlogRef, 'uuid' | 'followed'>): boolean | undefined {
  return blogOverlay.use(blog.uuid)?.followed ?? blog.followed;
}

/** Whether the member follows a tag, as it stands now. */
export function useTagFollowed(tag: Pick<Tag, 'name' | 'isFollowed'>): boolean {
  return tagOverlay.use(tagKey(tag.name))?.followed ?? tag.isFollowed;
}

/** Shows a like before the server knows it. `confirmed` is the post as the server holds it. */
export function showLiked(confirmed: Post, liked: boolean): void {
  const change = Number(liked) - Number(confirmed.liked);
  postOverlay.put(confirmed.id, {
    liked,
    likeCount: atLeastZero(confirmed.likeCount + change),
    noteCount: atLeastZero(confirmed.noteCount + change),
  });
}

/** A reblog of `parent` exists now: its notes and reblogs grow (spec 000 §4). */
export function recordReblogged(parent: Post): void {
  const { noteCount, reblogCount } = overlaid(parent);
  postOverlay.put(parent.id, {
    noteCount: noteCount + 1,
    reblogCount: reblogCount + 1,
    rebloggedByYou: true,
  });
}

/** That reblog of `parent` is gone again. `before` is the parent as it stood before it. */
export function recordReblogUndone(before: Post): void {
  const { noteCount, reblogCount } = overlaid(before);
  postOverlay.put(before.id, {
    noteCount: atLeastZero(noteCount - 1),
    reblogCount: atLeastZero(reblogCount - 1),
    rebloggedByYou: before.rebloggedByYou ?? false,
  });
}

/** A reply was added (`by` 1) or removed (-1). A reply to one's own post changes only its own counter (spec 000 §4). */
export function recordReply(post: Post, by: 1 | -1, isSelfReply: boolean): void {
  const { noteCount, replyCount, selfReplyCount } = overlaid(post);
  postOverlay.put(
    post.id,
    isSelfReply
      ? { selfReplyCount: atLeastZero(selfReplyCount + by) }
      : { noteCount: atLeastZero(noteCount + by), replyCount: atLeastZero(replyCount + by) },
  );
}

/** A post was edited: every list shows the new version. */
export const recordEdited = (post: Post): void => postOverlay.put(post.id, { edited: post });

/** A post is gone: every list drops it. */
export const recordDeleted = (postId: string): void => postOverlay.put(postId, { deleted: true });

/** Whether there is anything that an answer could correct. */
export function knowsAnything(): boolean {
  return !(postOverlay.isEmpty() && blogOverlay.isEmpty() && tagOverlay.isEmpty());
}

/** Lets a blog of a fresh answer correct whether it is followed; visitors are not told. */
export function adoptBlog(blog: Pick<Blog, 'uuid' | 'followed'>, askedAt: number): void {
  if (blog.followed !== undefined) blogOverlay.adopt(blog.uuid, { followed: blog.followed }, askedAt);
}

/** Lets a post of a fresh answer correct its counters, its like, whether it is saved, and an edit. */
export function adoptPost(post: Post, askedAt: number): void {
  const { liked, noteCount, likeCount, reblogCount, replyCount, selfReplyCount, rebloggedByYou } = post;
  const edited = postOverlay.get(post.id)?.edited && { edited: post };
  const saved = post.saved === undefined ? {} : { saved: post.saved };
  postOverlay.adopt(
    post.id,
    {
      liked,
      noteCount,
      likeCount,
      reblogCount,
      replyCount,
      selfReplyCount,
      rebloggedByYou,
      ...saved,
      ...edited,
    },
    askedAt,
  );
}

/** Lets a tag of a fresh answer correct whether it is followed. */
export function adoptTag(tag: Pick<Tag, 'name' | 'isFollowed'>, askedAt: number): void {
  tagOverlay.adopt(tagKey(tag.name), { followed: tag.isFollowed }, askedAt);
}
