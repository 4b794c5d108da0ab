import { userSettingDefaults } from '#generated/setting-defaults.ts';
import type { components } from '#generated/types/api.d.ts';

type Schemas = components['schemas'];
type Post = Schemas['Post'];
type Labels = Schemas['ContentLabels'];
type Category = Schemas['ContentLabelCategory'];

/** A member's choices for labelled posts, and for pictures without a description. */
export type LabelChoices = Schemas['UserSettings']['contentLabels'];

/** Returns the stored choices, completed by the defaults. */
export function labelChoices(saved: Partial<LabelChoices> | null | undefined): LabelChoices {
  return { ...userSettingDefaults.contentLabels, ...saved };
}

/** Returns the categories of a labelled post; one without categories counts as mature. */
function categoriesOf({ hasCommunityLabel, categories }: Labels): Category[] {
  const named = Object.keys(categories) as Category[];
  return hasCommunityLabel && named.length === 0 ? ['general'] : named;
}

/** Returns true when a member hides posts with at least one of these labels. */
export function isHiddenByLabel(labels: Labels, choices: LabelChoices): boolean {
  return categoriesOf(labels).some((category) => choices[category] === 'hide');
}

/** Returns the labels for a member: removed where they chose to see all categories of the post. */
export function liftedLabels(labels: Labels, choices: LabelChoices): Labels {
  const all = categoriesOf(labels);
  const lifted = all.filter((category) => choices[category] === 'show');
  if (lifted.length === 0) return labels;
  return {
    ...labels,
    overriddenCategories: lifted,
    ...(lifted.length === all.length ? { hasCommunityLabelOverride: true } : {}),
  };
}

/** Returns true when a post or its trail holds a picture without a description. */
export function hasUndescribed({ content, trail }: Pick<Post, 'content' | 'trail'>): boolean {
  const blocks = [...content, ...trail.flatMap((item) => item.content)];
  return blocks.some((block) => block.type === 'image' && !block.altText?.trim());
}
