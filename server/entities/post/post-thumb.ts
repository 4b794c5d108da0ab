import type { components } from '#generated/types/api.d.ts';
import { summaryOf } from './post-type.ts';
import { stillPicture } from './still-picture.ts';

type Schemas = components['schemas'];
type Block = Schemas['ContentBlock'];
type Face = Pick<Schemas['PostThumb'], 'media' | 'altText' | 'duration'>;

/** Returns the thumbnail of a block: its image, or its duration. */
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

/** Returns a post as a small tile; a reblog without images of its own shows those of its trail. */
export function thumbOf(post: Schemas['Post']): Schemas['PostThumb'] {
  const blocks = [...post.content, ...post.trail.flatMap(({ content }) => content)];
  const [face = {}] = blocks.flatMap((block) => faceOf(block) ?? []);
  return {
    postId: post.id,
    blogName: post.blogName,
    postUrl: post.postUrl,
    type: post.type,
    // The summary of a reblog without own content comes from its trail.
    summary: post.summary || summaryOf(blocks),
    ...face,
    // A viewer who chose to see all of the post's content labels sees it unblurred on a tile as well.
    isNsfw: post.contentRating !== 'clean' && post.communityLabels.hasCommunityLabelOverride !== true,
  };
}
