import { stripHash } from './tags.ts';

/** Maximum length of a search, in characters (contract, SearchQuery). */
export const MAX_SEARCH_LENGTH = 200;

/** Normalises a search term: trimmed (spec 000 §5) and cut to the maximum length. */
export function normalizeSearchTerm(typed: string): string {
  return [...typed.toWellFormed().trim()].slice(0, MAX_SEARCH_LENGTH).join('').trim();
}

/** Parses text typed into the search box: a tag when it begins with #, else a term. Undefined for nothing. */
export function parseSearch(typed: string): { tag: string } | { term: string } | undefined {
  const term = normalizeSearchTerm(typed);
  if (!term.startsWith('#')) return term === '' ? undefined : { term };
  const tag = stripHash(term);
  return tag === '' ? undefined : { tag };
}
