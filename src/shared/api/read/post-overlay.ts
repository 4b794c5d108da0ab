import { useMemo } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { Comment } from '#generated/zod/comment.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { PostCommunity } from '#generated/zod/postCommunity.zod.ts';
import type { Reaction } from '#generated/zod/reaction.zod.ts';
import type { Tag } from '#generated/zod/tag.zod.ts';
import { foldedTag } from '#src/domain/text/tags.ts';
import { clearBlocked } from './blocked-blogs.ts';
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
  /** Reactions to a post of a community. */
  reactions: Reaction[];
  /** Place of a post in its community: its number of comments, pin and board. */
  community: PostCommunity;
  /** The whole post after an edit. */
  edited: Post;
  deleted: boolean;
}

/** Overlay of posts by id. */
export const postOverlay = makeOverlay<Partial<PostEntry>>();
/** Overlay of blogs by uuid. */
export const blogOverlay = makeOverlay<{ followed?: boolean }>();
/** Overlay of comments of communities by id. */
export const commentOverlay = makeOverlay<{ liked: boolean; likeCount: number }>();
/** Overlay of tags by {@link tagKey}. */
export const tagOverlay = makeOverlay<{ followed?: boolean }>();

/** Returns the key of a tag in `tagOverlay`. */
export const tagKey = foldedTag;

/** Clears all overlays and the marks of blocked blogs; call it after logging in or out. */
export function clearOverlays(): void {
  postOverlay.clear();
  blogOverlay.clear();
  commentOverlay.clear();
  tagOverlay.clear();
  clearBlocked();
}

const atLeastZero = (count: number): number => Math.max(0, count);

/** Merges a post with its overlay entry, outside React. */
export function withOverlay(post: Post): Post {
  const entry = postOverlay.get(post.id);
  return entry ? mergeEntry(post, entry) : post;
}

function mergeEntry(post: Post, { edited, deleted: _, ...counts }: Partial<PostEntry>): Post {
  return {
    ...(edited ?? post),
    ...counts,
  };
}

/** Returns a post merged with its overlay entry; undefined once it is deleted. */
export function useCurrentPost(post: Post): Post | undefined {
  const entry = postOverlay.use(post.id);
  const followed = blogOverlay.use(post.blog.uuid)?.followed;
  return useMemo(() => {
    if (entry?.deleted) return undefined;
    const current = entry ? mergeEntry(post, entry) : post;
    return followed === undefined ? current : { ...current, followed, blog: { ...current.blog, followed } };
  }, [post, entry, followed]);
}

/** Returns the current follow state of a blog; undefined for visitors. */
export function useFollowed(blog: Pick<BlogRef, 'uuid' | 'followed'>): boolean | undefined {
  return blogOverlay.use(blog.uuid)?.followed ?? blog.followed;
}

/** Returns the current follow state of a tag. */
export function useTagFollowed(tag: Pick<Tag, 'name' | 'isFollowed'>): boolean {
  return tagOverlay.use(tagKey(tag.name))?.followed ?? tag.isFollowed;
}

/** Applies a like optimistically. `confirmed` is the post as the server holds it. */
export function showLiked(confirmed: Post, liked: boolean): void {
  const change = Number(liked) - Number(confirmed.liked);
  postOverlay.put(confirmed.id, {
    liked,
    likeCount: atLeastZero(confirmed.likeCount + change),
    noteCount: atLeastZero(confirmed.noteCount + change),
  });
}

/** Increments the notes and reblogs of `parent` after a reblog (spec 000 §4). */
export function recordReblogged(parent: Post): void {
  const { noteCount, reblogCount } = withOverlay(parent);
  postOverlay.put(parent.id, {
    noteCount: noteCount + 1,
    reblogCount: reblogCount + 1,
    rebloggedByYou: true,
  });
}

/** Reverts `recordReblogged`. `before` is the parent before the reblog. */
export function recordReblogUndone(before: Post): void {
  const { noteCount, reblogCount } = withOverlay(before);
  postOverlay.put(before.id, {
    noteCount: atLeastZero(noteCount - 1),
    reblogCount: atLeastZero(reblogCount - 1),
    rebloggedByYou: before.rebloggedByYou ?? false,
  });
}

/**
 * Records an added (`by` 1) or removed (-1) reply. A reply to one's own post changes only its own counter (spec 000
 * §4).
 */
export function recordReply(post: Post, by: 1 | -1, isSelfReply: boolean): void {
  const { noteCount, replyCount, selfReplyCount } = withOverlay(post);
  postOverlay.put(
    post.id,
    isSelfReply
      ? { selfReplyCount: atLeastZero(selfReplyCount + by) }
      : { noteCount: atLeastZero(noteCount + by), replyCount: atLeastZero(replyCount + by) },
  );
}

/** Shows the edited post in every list. */
export const recordEdited = (post: Post): void => postOverlay.put(post.id, { edited: post });

/** Removes the deleted post from every list. */
export const recordDeleted = (postId: string): void => postOverlay.put(postId, { deleted: true });

/** Returns true when there is any overlay entry a response could update. */
export function hasOverlayEntries(): boolean {
  return [postOverlay, blogOverlay, commentOverlay, tagOverlay].some((overlay) => !overlay.isEmpty());
}

/** Updates a blog's follow state from a response; visitors' responses have none. */
export function mergeBlog(blog: Pick<Blog, 'uuid' | 'followed'>, requestedAt: number): void {
  if (blog.followed !== undefined) blogOverlay.merge(blog.uuid, { followed: blog.followed }, requestedAt);
}

/** Updates a post's counters, like, saved state and edited content from a response. */
export function mergePost(post: Post, requestedAt: number): void {
  const { liked, noteCount, likeCount, reblogCount, replyCount, selfReplyCount, rebloggedByYou } = post;
  const edited = postOverlay.get(post.id)?.edited && { edited: post };
  const saved = post.saved === undefined ? {} : { saved: post.saved };
  const { reactions, community } = post;
  postOverlay.merge(
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
      ...(reactions ? { reactions } : {}),
      ...(community ? { community } : {}),
      ...edited,
    },
    requestedAt,
  );
}

/** Updates a comment's likes from a response. */
export function mergeComment(
  { id, liked, likeCount }: Pick<Comment, 'id' | 'liked' | 'likeCount'>,
  requestedAt: number,
): void {
  commentOverlay.merge(id, { liked, likeCount }, requestedAt);
}

/** Updates a tag's follow state from a response. */
export function mergeTag(tag: Pick<Tag, 'name' | 'isFollowed'>, requestedAt: number): void {
  tagOverlay.merge(tagKey(tag.name), { followed: tag.isFollowed }, requestedAt);
}
