import { postOf, type Schemas } from './world.ts';

/** Returns the picture that represents a post, if it has one. */
function pictureIn(post: Schemas['Post']) {
  for (const block of post.content) {
    if (block.type === 'image') return { media: block.media.slice(-1), altText: block.altText ?? '' };
    if ((block.type === 'video' || block.type === 'audio') && block.poster) {
      return { media: block.poster.slice(-1), duration: block.duration ?? 0 };
    }
  }
  return {};
}

/** Returns a post of the world as a thumbnail, by its key. */
export function thumbOf(key: string): Schemas['PostThumb'] {
  const post = postOf(key);
  return {
    postId: post.id,
    blogName: post.blogName,
    postUrl: post.postUrl,
    type: post.type,
    summary: post.summary,
    ...pictureIn(post),
    isNsfw: post.contentRating !== 'clean',
  };
}

/** Returns a post of the world as a tile of an archive. */
export function archivePostOf(key: string): Schemas['ArchivePost'] {
  const post = postOf(key);
  return {
    ...thumbOf(key),
    timestamp: post.timestamp,
    noteCount: post.noteCount,
    isForSupporters: post.content.some(
      (block) => block.type === 'nested-blocks' && block.subtype === 'paywall',
    ),
    isReblog: post.trail.length > 0,
    tags: post.tags,
  };
}
