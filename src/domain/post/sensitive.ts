import type { Post } from '#generated/zod/post.zod.ts';

/**
 * Returns true when a post is to be covered until the viewer reveals it; false for viewers who chose to see all of its
 * labels.
 */
export function isSensitive({ contentRating, communityLabels }: Post): boolean {
  const { hasCommunityLabel, hasCommunityLabelOverride } = communityLabels;
  return hasCommunityLabelOverride !== true && (contentRating !== 'clean' || hasCommunityLabel);
}
