/** Kinds of pages that visitors scroll. */
export type ReadingKind = 'archive' | 'blog' | 'community' | 'explore' | 'hub' | 'post' | 'search';

/** Reading after which the wall stands in the flow of a page: both limits have to be passed. */
export interface ReadingLimits {
  /** Pixels scrolled on this page. */
  scrollPx: number;
  /** Posts that were in view. */
  postCount: number;
}

/**
 * Scroll limits and impression triggers by page kind (spec 001 §9, which names the values and not the kinds). A page
 * that is one post has no limit: whoever followed a link to it reads it whole. An archive shows many posts on a screen,
 * so that few pixels are already much of it.
 */
export const READING_LIMITS: Readonly<Record<ReadingKind, ReadingLimits>> = {
  archive: { scrollPx: 1000, postCount: 20 },
  search: { scrollPx: 5000, postCount: 5 },
  hub: { scrollPx: 5000, postCount: 5 },
  explore: { scrollPx: 5000, postCount: 10 },
  community: { scrollPx: 10_000, postCount: 10 },
  blog: { scrollPx: 10_000, postCount: 20 },
  post: { scrollPx: Number.POSITIVE_INFINITY, postCount: 20 },
};

/** Impression triggers of search and tags are so many times as high where posts stand in columns (spec 001 §9). */
const MASONRY_FACTOR = 3;

const KINDS: Readonly<Record<string, ReadingKind>> = {
  communities: 'community',
  explore: 'explore',
  search: 'search',
  tagged: 'hub',
};

/** Returns the kind of the page at a path of the site. */
export function readingKindOf(pathname: string): ReadingKind {
  const [, first = '', second = ''] = pathname.split('/');
  const kind = KINDS[first];
  if (kind !== undefined) return kind;
  if (second === 'archive') return 'archive';
  return /^\d+$/.test(second) ? 'post' : 'blog';
}

/** Returns the limits of a page; `isMasonry` says whether its posts stand in columns. */
export function readingLimitsOf(pathname: string, isMasonry: boolean): ReadingLimits {
  const kind = readingKindOf(pathname);
  const { scrollPx, postCount } = READING_LIMITS[kind];
  const isTripled = isMasonry && (kind === 'search' || kind === 'hub');
  return { scrollPx, postCount: isTripled ? postCount * MASONRY_FACTOR : postCount };
}
