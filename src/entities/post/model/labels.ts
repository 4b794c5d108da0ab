import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContentLabelCategory } from '#generated/zod/contentLabelCategory.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';

/** Names of the label categories. */
export const postLabelNames: Record<ContentLabelCategory, MessageDescriptor> = {
  general: msg`Mature`,
  drugUse: msg`Drug and alcohol addiction`,
  violence: msg`Violence`,
  sexualThemes: msg`Sexual themes`,
};

/** All label categories, in display order. */
export const LABELS = Object.keys(postLabelNames) as ContentLabelCategory[];

/** Returns the label texts of a post (spec 001 §3): “Potentially mature” when only a classifier set the label. */
export function labelsOf({ communityLabels }: Post): MessageDescriptor[] {
  const { categories, lastReporter } = communityLabels;
  const known = LABELS.filter((category) => categories[category] !== undefined);
  return (known.length > 0 ? known : (['general'] as const)).map((category) =>
    category === 'general' && lastReporter === 'classifier'
      ? msg`Potentially mature`
      : postLabelNames[category],
  );
}
