import { SEARCHES_KEY as KEY } from './forget-searches.ts';

/** What somebody searched for on this device, the last first. Kept in the browser alone; the server is never told. */
const MOST = 8;

const NONE: readonly string[] = [];
let known: { text: string | null; terms: readonly string[] } = { text: null, terms: NONE };
const listeners = new Set<() => void>();

function parse(text: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string').slice(0, MOST) : NONE;
  } catch {
    return NONE;
  }
}

/** The terms, as one array until they change. None where the browser keeps nothing. */
export function recentSearches(): readonly string[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    // A browser that forbids storage has no memory to show.
  }
  if (text !== known.text) known = { text, terms: text === null ? NONE : parse(text) };
  return known.terms;
}

function write(terms: readonly string[]): void {
  try {
    if (terms.length > 0) localStorage.setItem(KEY, JSON.stringify(terms));
    else localStorage.removeItem(KEY);
  } catch {
    // Nothing is lost but a convenience.
  }
  for (const listener of listeners) listener();
}

/** Puts a term first. */
export function rememberSearch(term: string): void {
  const others = recentSearches().filter((kept) => kept.toLowerCase() !== term.toLowerCase());
  write([term, ...others].slice(0, MOST));
}

/** Forgets one term, or all of them. */
export function forgetSearches(term?: string): void {
  write(term === undefined ? NONE : recentSearches().filter((kept) => kept !== term));
}

/** Calls `listener` after every change, those of other windows included. */
export function onSearchesChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
