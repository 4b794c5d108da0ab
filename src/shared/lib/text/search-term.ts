import { stripHash } from './tags.ts';

/** Longest text a search takes, in characters (contract, SearchQuery). */
export const LONGEST_SEARCH = 200;

/** Words to look for as a search takes them: without spaces at the ends (spec 000 §5), and not too long. */
export function searchTermOf(typed: string): string {
  return [...typed.toWellFormed().trim()].slice(0, LONGEST_SEARCH).join('').trim();
}

/** What somebody typed into the search box: a tag, when it begins with #, or words. Undefined for nothing. */
export function readSearch(typed: string): { tag: string } | { term: string } | undefined {
  const term = searchTermOf(typed);
  if (!term.startsWith('#')) return term === '' ? undefined : { term };
  const tag = stripHash(term);
  return tag === '' ? undefined : { tag };
}
