import { textSegment } from '#src/paths/path-segments.ts';

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

/** Post types search can be filtered by (spec 000 §2.2). */
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

/** Order and filter of a search in its path. Without a mode it shows the best results first. */
export interface SearchPath {
  mode?: 'recent' | 'top';
  type?: SearchType;
}

/** Path patterns of this feature. */
export const discoveryPatterns = {
  explore: '/explore/:exploreMode?',
  tagged: '/tagged/:tag?',
  searchStart: '/search',
  // Without a mode, the post type takes its place.
  search: '/search/:searchTerm/:searchMode?/:selectedPostType?',
} as const;

/** Path builders of this feature. */
export const discoveryPaths = {
  /** The discovery feed; without a mode its default. */
  explore: (mode?: ExploreMode) => (mode ? `/explore/${mode}` : '/explore'),
  /** Hub of a tag; the tag overview without a tag, or for a tag that is nothing but dots. */
  tagged: (tag = '') => {
    const last = textSegment(tag);
    return last ? `/tagged/${last}` : '/tagged';
  },
  /** Search results; the search page without a term, or for a term that is nothing but dots (spec 000 §2.2). */
  search: (term = '', { mode, type }: SearchPath = {}) => {
    const segment = textSegment(term.trim());
    return ['/search', segment, segment && mode === 'recent' && mode, segment && type]
      .filter(Boolean)
      .join('/');
  },
} as const;
