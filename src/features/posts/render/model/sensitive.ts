import type { Post } from '#generated/zod/post.zod.ts';

/** Whether a post is to be covered until the reader asks for it. */
export function isSensitive({ contentRating, communityLabels }: Post): boolean {
  return (
    contentRating !== 'clean' ||
    (communityLabels.hasCommunityLabel && communityLabels.hasCommunityLabelOverride !== true)
  );
}
