import type { components } from '#generated/types/api.d.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import type { NewPost } from './write-repository.ts';

type Request = components['schemas']['EditPostRequest'];
type Category = components['schemas']['ContentLabelCategory'];

const NO_LABELS = { hasCommunityLabel: false, categories: {} } as const;

/** Returns the label categories that the author can no longer remove. */
export function lockedCategories({ labels }: Pick<PostRow, 'labels'>): Category[] {
  const all = Object.entries(labels.categories ?? {}) as [Category, boolean | 'locked'][];
  return all.filter(([, value]) => value === 'locked').map(([category]) => category);
}

/**
 * Returns a post's labels after a request. Labels that staff or a classifier locked stay, whatever the author sends.
 */
export function labelsOf(
  body: Pick<Request, 'hasCommunityLabel' | 'communityLabelCategories'>,
  before: Pick<PostRow, 'labels'> | undefined,
): NewPost['labels'] {
  if (body.hasCommunityLabel === undefined && !body.communityLabelCategories)
    return before?.labels ?? NO_LABELS;
  const earlier = Object.entries(before?.labels.categories ?? {});
  const locked = earlier.filter(([, value]) => value === 'locked');
  const wanted = body.communityLabelCategories ?? earlier.map(([category]) => category);
  const has = body.hasCommunityLabel ?? wanted.length > 0;
  if (!has && locked.length === 0) return NO_LABELS;
  const own = has ? wanted.map((category) => [category, true]) : [];
  return {
    hasCommunityLabel: true,
    categories: Object.fromEntries([...own, ...locked]),
    lastReporter: locked.length > 0 ? (before?.labels.lastReporter ?? 'staff') : 'author',
  };
}

/**
 * Derives the content rating: a label makes a post sensitive; sexual themes make it explicit only when staff set them.
 */
export function ratingOf(
  labels: NewPost['labels'],
  before: Pick<PostRow, 'content_rating'> | undefined,
): NewPost['contentRating'] {
  if (before?.content_rating === 'explicit') return 'explicit';
  return labels.hasCommunityLabel ? 'sensitive' : 'clean';
}

/** Returns a post's labels after the author's change, with the fields derived from them. */
export function labelled(row: PostRow, has: boolean, categories: readonly Category[]) {
  const labels = labelsOf({ hasCommunityLabel: has, communityLabelCategories: [...categories] }, row);
  return { labels, contentRating: ratingOf(labels, row) };
}
