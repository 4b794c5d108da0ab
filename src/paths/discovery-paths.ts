import { textPiece } from '#src/paths/path-segments.ts';

/** Modes of the discovery feed (spec 000 §2.1). */
export const EXPLORE_MODES = [
  'staff-picks',
  'trending',
  'recommended-for-you',
  'text',
  'photos',
  'gifs',
  'quotes',
  'chats',
  'audio',
  'video',
  'asks',
  'answertime',
] as const;

export type ExploreMode = (typeof EXPLORE_MODES)[number];

/** Kinds of post that search can be narrowed to (spec 000 §2.2). */
export const SEARCH_TYPES = [
  'text',
  'photo',
  'gif',
  'quote',
  'link',
  'chat',
  'audio',
  'video',
  'ask',
] as const;

export type SearchType = (typeof SEARCH_TYPES)[number];

/** How a search is ordered and narrowed by its path. Without a mode it shows the best first. */
export interface SearchPath {
  mode?: 'recent' | 'top';
  type?: SearchType;
}

/** Addresses of this feature's screens, as patterns. */
export const discoveryPatterns = {
  explore: '/explore/:exploreMode?',
  tagged: '/tagged/:tag?',
  searchStart: '/search',
  // The mode may be left out, and the kind of post then stands in its place.
  search: '/search/:searchTerm/:searchMode?/:selectedPostType?',
} as const;

/** Addresses of this feature's screens, built. */
export const discoveryPaths = {
  /** The discovery feed; without a mode its default. */
  explore: (mode?: ExploreMode) => (mode ? `/explore/${mode}` : '/explore'),
  /** A tag's hub; without a tag, or for a tag that is nothing but dots, the overview of tags. */
  tagged: (tag = '') => {
    const last = textPiece(tag);
    return last ? `/tagged/${last}` : '/tagged';
  },
  /** What a search finds; without words, or for nothing but dots, the page to search from (spec 000 §2.2). */
  search: (term = '', { mode, type }: SearchPath = {}) => {
    const words = textPiece(term.trim());
    return ['/search', words, words && mode === 'recent' && mode, words && type].filter(Boolean).join('/');
  },
} as const;
