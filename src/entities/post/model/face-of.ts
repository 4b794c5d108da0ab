import type { ContentBlock } from '#generated/zod/contentBlock.zod.ts';
import type { Image } from '#generated/zod/image.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { isSensitive } from '#src/domain/post/sensitive.ts';

/** A post on a small square: a picture with its description, or words. */
export type Face = { media: readonly Image[]; altText: string } | { words: string };

function pictureIn(block: ContentBlock): Face | undefined {
  if (block.type === 'image') return { media: block.media, altText: block.altText ?? '' };
  if ((block.type === 'video' || block.type === 'audio' || block.type === 'link') && block.poster?.length)
    return { media: block.poster, altText: '' };
  return undefined;
}

/** Returns the first picture of a post, its own or of what it reblogs, else its words; a sensitive post has no picture. */
export function faceOf(post: Post): Face {
  const blocks = [...post.content, ...post.trail.flatMap(({ content }) => content)];
  const isCovered = isSensitive(post) || (post.filteredBy?.length ?? 0) > 0;
  const picture = isCovered ? undefined : blocks.map(pictureIn).find(Boolean);
  return picture ?? { words: isCovered ? '' : post.summary };
}
