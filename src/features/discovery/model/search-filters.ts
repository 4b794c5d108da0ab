import { discoveryPaths, SEARCH_TYPES, type SearchType } from '#src/paths/discovery-paths.ts';

/** What a search lists (spec 000 §2.2). */
export const SEARCH_VIEWS = ['posts', 'blogs', 'tags'] as const;
export type SearchView = (typeof SEARCH_VIEWS)[number];

/** Days that a search can be narrowed to; 0 is all time. */
export const SEARCH_DAYS = [0, 1, 7, 30, 180, 365] as const;
export type SearchDays = (typeof SEARCH_DAYS)[number];

/** How a search is ordered and narrowed. The defaults: the best posts of all time, by anybody (spec 000 §2.2). */
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
 * The filters of an address: mode and type are pieces of its path, the others of its query. Unknown ones are ignored. A path
 * without a mode has the type in its place.
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

/** The address of a search; what is the default is left out. */
export function searchAddress(term: string, { view, mode, type, days, role }: SearchFilters): string {
  const query = new URLSearchParams();
  if (view !== 'posts') query.set('view', view);
  if (days !== 0) query.set('days', String(days));
  if (role) query.set('role', role);
  const text = query.toString();
  return discoveryPaths.search(term, { mode, type }) + (text ? `?${text}` : '');
}

/** Whether a search leaves out anything besides what does not fit. */
export function isNarrowed({ type, days, role }: SearchFilters): boolean {
  return type !== undefined || days !== 0 || role !== undefined;
}
