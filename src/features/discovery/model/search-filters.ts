import { discoveryPaths, SEARCH_TYPES, type SearchType } from '#src/paths/discovery-paths.ts';

/** Kinds of search results (spec 000 §2.2). */
export const SEARCH_VIEWS = ['posts', 'blogs', 'tags'] as const;
export type SearchView = (typeof SEARCH_VIEWS)[number];

/** Maximum ages in days a search can be filtered by; 0 is all time. */
export const SEARCH_DAYS = [0, 1, 7, 30, 180, 365] as const;
export type SearchDays = (typeof SEARCH_DAYS)[number];

/** Order and filters of a search. Defaults: best posts of all time, originals and reblogs (spec 000 §2.2). */
export interface SearchFilters {
  view: SearchView;
  mode: 'top' | 'recent';
  type?: SearchType;
  days: SearchDays;
  role?: 'original';
}

function oneOf<T>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => String(known) === value);
}

/**
 * Parses the filters of an address: mode and type are path segments, the others query parameters. Unknown values are
 * ignored. A path without a mode has the type in its place.
 */
export function searchFiltersOf(
  { searchMode, selectedPostType }: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
): SearchFilters {
  return {
    view: oneOf(SEARCH_VIEWS, query.get('view')) ?? 'posts',
    mode: searchMode === 'recent' ? 'recent' : 'top',
    type: oneOf(SEARCH_TYPES, selectedPostType ?? searchMode),
    days: oneOf(SEARCH_DAYS, query.get('days')) ?? 0,
    role: oneOf(['original'] as const, query.get('role')),
  };
}

/** Returns the address of a search; default values are omitted. */
export function searchAddress(term: string, { view, mode, type, days, role }: SearchFilters): string {
  const query = new URLSearchParams();
  if (view !== 'posts') query.set('view', view);
  if (days !== 0) query.set('days', String(days));
  if (role) query.set('role', role);
  const text = query.toString();
  return discoveryPaths.search(term, { mode, type }) + (text ? `?${text}` : '');
}

/** Returns true when a search has filters besides its words. */
export function hasActiveFilters({ type, days, role }: SearchFilters): boolean {
  return type !== undefined || days !== 0 || role !== undefined;
}
