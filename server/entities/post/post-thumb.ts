import type { components } from '#generated/types/api.d.ts';
import { summaryOf } from './post-type.ts';
import { stillPicture } from './still-picture.ts';

type Schemas = components['schemas'];
type Block = Schemas['ContentBlock'];
type Face = Pick<Schemas['PostThumb'], 'media' | 'altText' | 'duration'>;

/** What a tile shows of a block: its picture, or how long it plays. */
function faceOf(block: Block): Face | undefined {
  if (block.type === 'image') {
    return { media: stillPicture(block), ...(block.altText ? { altText: block.altText } : {}) };
  }
  if (block.type !== 'video' && block.type !== 'audio') return undefined;
  const duration = 'duration' in block ? block.duration : undefined;
  return {
    ...(block.poster && block.poster.length > 0 ? { media: block.poster } : {}),
    ...(typeof duration === 'number' ? { duration } : {}),
  };
}

/** A post as a small tile; a reblog without pictures of its own shows those it passes on. */
export function thumbOf(post: Schemas['Post']): Schemas['PostThumb'] {
  const blocks = [...post.content, ...post.trail.flatMap(({ content }) => content)];
  const [face = {}] = blocks.flatMap((block) => faceOf(block) ?? []);
  return {
    postId: post.id,
    blogName: post.blogName,
    postUrl: post.postUrl,
    type: post.type,
    // A reblog without words of its own is known by what it passes on.
    summary: post.summary || summaryOf(blocks),
    ...face,
    // Who chose to see all that it is labelled with sees it on a tile as well.
    isNsfw: post.contentRating !== 'clean' && post.communityLabels.hasCommunityLabelOverride !== true,
  };
}
