import type { Post } from '#generated/zod/post.zod.ts';

/** Whether a post is to be covered until the reader asks for it. */
export const isSensitive = ({ contentRating, communityLabels }: Post): boolean =>
  contentRating !== 'clean' ||
  (communityLabels.hasCommunityLabel && communityLabels.hasCommunityLabelOverride !== true);
