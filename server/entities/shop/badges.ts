import type { components } from '#generated/types/api.d.ts';
import { type CatalogueProduct, drawingOf, PRODUCTS, SUPPORTER_KEY } from './catalogue.ts';

type Schemas = components['schemas'];

/** A badge that a blog can wear. Sold ones have the key of their product. */
export type BadgeKind = {
  key: string;
  title: string;
  description: string;
  category: Schemas['Badge']['category'];
  /** Number that a blog needs to have earned it; missing for badges that are sold. */
  earned?: { by: 'years' | 'posts' | 'followers'; goal: number };
};

function sold({ key, title, description }: CatalogueProduct): BadgeKind {
  return { key, title, description, category: key === SUPPORTER_KEY ? 'supporter' : 'shop' };
}

const EARNED: readonly BadgeKind[] = [
  {
    key: 'badge-year-here',
    title: 'A year here',
    description: 'And still walking.',
    category: 'earned',
    earned: { by: 'years', goal: 1 },
  },
  {
    key: 'badge-hundred-posts',
    title: 'A hundred posts',
    description: 'Somebody has a lot to say.',
    category: 'earned',
    earned: { by: 'posts', goal: 100 },
  },
  {
    key: 'badge-fifty-followers',
    title: 'Fifty followers',
    description: 'Good company.',
    category: 'earned',
    earned: { by: 'followers', goal: 50 },
  },
];

/** Every badge, the earned ones first. */
export const BADGES: readonly BadgeKind[] = [
  ...EARNED,
  ...PRODUCTS.filter(({ kind }) => kind === 'badge').map(sold),
];

const BY_KEY = new Map(BADGES.map((badge) => [badge.key, badge]));

/** Returns a badge by its key. */
export function badgeOf(key: string): BadgeKind | undefined {
  return BY_KEY.get(key);
}

/** Number of badges that lists of blogs carry. */
const MAX_LISTED_BADGES = 3;

/** Returns the first badges that a blog wears, as they stand beside its name in lists. */
export function presentWornBadges(keys: readonly string[]): Schemas['BlogBadge'][] {
  return keys
    .flatMap((key) => badgeOf(key) ?? [])
    .slice(0, MAX_LISTED_BADGES)
    .map(({ key, title }) => ({ id: key, title, image: drawingOf(key) }));
}
