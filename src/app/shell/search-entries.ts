import type { SearchSuggestion } from '#generated/zod/searchSuggestion.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { parseSearch } from '#src/shared/lib/text/search-term.ts';

type Kind<Name extends SearchSuggestion['kind']> = Extract<SearchSuggestion, { kind: Name }>;

/** One row below the search box. */
export type SearchEntry =
  | { kind: 'search' | 'recent'; key: string; text: string; to: string }
  | { kind: 'tag'; key: string; tag: Kind<'tag'>['tag']; to: string }
  | { kind: 'blog'; key: string; blog: Kind<'blog'>['blog']; to: string };

/** Maximum number of matching recent searches shown while a query is typed. */
const MAX_RECENT_WHILE_TYPING = 2;

function addressOf(text: string): string | undefined {
  const parsed = parseSearch(text);
  if (!parsed) return undefined;
  return 'tag' in parsed ? paths.tagged(parsed.tag) : paths.search(parsed.term);
}

function wordEntry(kind: 'search' | 'recent', text: string): SearchEntry[] {
  const to = addressOf(text);
  return to === undefined ? [] : [{ kind, key: `${kind} ${text}`, text: text.trim(), to }];
}

function suggestionEntry(suggestion: SearchSuggestion): SearchEntry[] {
  switch (suggestion.kind) {
    case 'tag': {
      const { tag } = suggestion;
      return [{ kind: 'tag', key: `#${tag.name}`, tag, to: paths.tagged(tag.name) }];
    }
    case 'blog': {
      const { blog } = suggestion;
      return [{ kind: 'blog', key: blog.uuid, blog, to: paths.blog(blog.name) }];
    }
    case 'term':
      return wordEntry('search', suggestion.text);
    // Communities are suggested by no server yet.
    default:
      return [];
  }
}

/**
 * Returns the rows below the search box, in order: the search for the typed query, matching recent searches, the
 * server's suggestions. For an empty query: recent searches, then suggestions.
 */
export function searchEntriesFor(
  typed: string,
  recent: readonly string[],
  suggestions: readonly SearchSuggestion[],
): SearchEntry[] {
  const query = typed.trim().toLowerCase();
  const matching = recent.filter(
    (term) => term.toLowerCase().startsWith(query) && term.toLowerCase() !== query,
  );
  const recentShown = query === '' ? recent : matching.slice(0, MAX_RECENT_WHILE_TYPING);
  const all = [
    ...wordEntry('search', typed),
    ...recentShown.flatMap((term) => wordEntry('recent', term)),
    ...suggestions.flatMap(suggestionEntry),
  ];
  const byKey = new Map(all.map((entry) => [entry.key, entry]));
  return [...byKey.values()];
}
