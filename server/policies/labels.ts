import type { components } from '#generated/types/api.d.ts';
import { first, type Queryable } from '#server/db/database.ts';

type Schemas = components['schemas'];
type Post = Schemas['Post'];
type Labels = Schemas['ContentLabels'];
type Category = Schemas['ContentLabelCategory'];

/** What a member wants done with labelled posts, and with pictures that nobody described. */
export type LabelChoices = Schemas['UserSettings']['contentLabels'];

/** What holds for who never chose: as the contract shows a fresh account. */
export const LABEL_DEFAULTS: LabelChoices = {
  general: 'blur',
  drugUse: 'show',
  violence: 'blur',
  sexualThemes: 'hide',
  hideUndescribed: false,
};

/** What was chosen, with the defaults of what never was. */
export function labelChoices(saved: Partial<LabelChoices> | null | undefined): LabelChoices {
  return { ...LABEL_DEFAULTS, ...saved };
}

/** A member's choices. */
export async function labelChoicesOf(db: Queryable, userId: string): Promise<LabelChoices> {
  const sql = `select settings -> 'contentLabels' as saved from users where id = $1`;
  return labelChoices((await first<{ saved: Partial<LabelChoices> | null }>(db, sql, [userId]))?.saved);
}

/** The categories of a labelled post; one that names none is mature. */
function categoriesOf({ hasCommunityLabel, categories }: Labels): Category[] {
  const named = Object.keys(categories) as Category[];
  return hasCommunityLabel && named.length === 0 ? ['general'] : named;
}

/** Whether a member does not want to meet posts with these labels: one that they hide is enough. */
export function isHiddenByLabel(labels: Labels, choices: LabelChoices): boolean {
  return categoriesOf(labels).some((category) => choices[category] === 'hide');
}

/** Labels as a member meets them: lifted where they chose to see all that the post is labelled with. */
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

/** Whether a post, or what it passes on, holds a picture without words for those who do not see it. */
export function hasUndescribed({ content, trail }: Pick<Post, 'content' | 'trail'>): boolean {
  const blocks = [...content, ...trail.flatMap((item) => item.content)];
  return blocks.some((block) => block.type === 'image' && !block.altText?.trim());
}
