import { SEARCHES_KEY as KEY } from './clear-recent-searches.ts';

/** Maximum number of recent searches. They are stored in the browser only and never sent to the server. */
const MAX_RECENT_SEARCHES = 8;

const NONE: readonly string[] = [];
let cached: { text: string | null; terms: readonly string[] } = { text: null, terms: NONE };
const listeners = new Set<() => void>();

function parse(text: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored)
      ? stored.filter((term) => typeof term === 'string').slice(0, MAX_RECENT_SEARCHES)
      : NONE;
  } catch {
    return NONE;
  }
}

/** Returns the recent searches, newest first; the same array until they change. */
export function recentSearches(): readonly string[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    // Without storage there are none.
  }
  if (text !== cached.text) cached = { text, terms: text === null ? NONE : parse(text) };
  return cached.terms;
}

function write(terms: readonly string[]): void {
  try {
    if (terms.length > 0) localStorage.setItem(KEY, JSON.stringify(terms));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage recent searches are missing, nothing else.
  }
  for (const listener of listeners) listener();
}

/** Adds a search at the front. */
export function addRecentSearch(term: string): void {
  const others = recentSearches().filter((kept) => kept.toLowerCase() !== term.toLowerCase());
  write([term, ...others].slice(0, MAX_RECENT_SEARCHES));
}

/** Removes one search, or all. */
export function removeRecentSearches(term?: string): void {
  write(term === undefined ? NONE : recentSearches().filter((kept) => kept !== term));
}

/** Calls `listener` after every change, also in other windows. */
export function onRecentSearchesChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
