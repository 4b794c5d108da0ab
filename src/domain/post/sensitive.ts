import type { Post } from '#generated/zod/post.zod.ts';

/** Whether a post is to be covered until the reader asks for it; not for who chose to see all it is labelled with. */
export function isSensitive({ contentRating, communityLabels }: Post): boolean {
  const { hasCommunityLabel, hasCommunityLabelOverride } = communityLabels;
  return hasCommunityLabelOverride !== true && (contentRating !== 'clean' || hasCommunityLabel);
}
