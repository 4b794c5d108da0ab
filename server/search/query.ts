import { isSearchOperator, SEARCH_CHUNKS, searchDay } from '#src/domain/text/search-operators.ts';
import { withoutHashes } from '#src/domain/text/tags.ts';
import { mark } from './document.ts';
import { queryWords, quoted, type Word } from './words.ts';

/** Maximum number of conditions; further ones are ignored. */
const MAX_TERMS = 24;
/** Minimum length of words that also match as a prefix: “lantern” finds “lanterns”. */
const MIN_PREFIX_LENGTH = 4;

interface Term {
  isExcluded: boolean;
}

/** A parsed search. */
export interface SearchQuery {
  /** Adjacent words; an exact term was typed in quotes. */
  words: (Term & { words: Word[]; isExact: boolean })[];
  tags: (Term & { tag: string })[];
  types: (Term & { type: string })[];
  /** Names of blogs in lower case. */
  from: (Term & { name: string })[];
  /** Restricts to posts whose pictures all have a description. */
  described: Term[];
  /** Milliseconds since 1970: published before, and at or after. */
  before?: number;
  after?: number;
}

/** Matches a tag behind a hash sign of any keyboard. */
const HASHED = /^[#＃﹟]+[^#＃﹟]/u;

/** Applies an operator of the contract's SearchQuery. */
function applyOperator(query: SearchQuery, name: string, value: string, isExcluded: boolean): void {
  switch (name.toLowerCase()) {
    case 'from':
      query.from.push({ name: value.replace(/^@/, '').toLowerCase(), isExcluded });
      return;
    case 'tag':
      query.tags.push({ tag: value, isExcluded });
      return;
    case 'type':
      query.types.push({ type: value.toLowerCase(), isExcluded });
      return;
    case 'has':
      query.described.push({ isExcluded });
      return;
    case 'before':
      query.before = searchDay(value) ?? 0;
      return;
    case 'after':
      query.after = searchDay(value) ?? 0;
  }
}

/** Parses a typed search. Never fails: unknown operators are words, and text without words is ignored. */
export function parseQuery(typed: string): SearchQuery {
  const query: SearchQuery = { words: [], tags: [], types: [], from: [], described: [] };
  let terms = 0;
  for (const { groups } of typed.matchAll(SEARCH_CHUNKS)) {
    if (terms >= MAX_TERMS) break;
    const { minus, name, passage, plain } = groups ?? {};
    const isExcluded = minus === '-';
    const value = passage ?? plain ?? '';
    terms += 1;
    if (name && value && isSearchOperator(name, value, isExcluded)) {
      applyOperator(query, name, value, isExcluded);
      continue;
    }
    const isTag = !name && HASHED.test(value);
    if (isTag) {
      query.tags.push({ tag: withoutHashes(value), isExcluded });
      continue;
    }
    const words = queryWords(name ? `${name}:${value}` : value);
    if (words.length > 0) query.words.push({ words, isExact: passage !== undefined, isExcluded });
  }
  return query;
}

/** Returns true when the search has no terms, as in “?!”. */
export function isBlank(query: SearchQuery): boolean {
  const { words, tags, types, from, described, before, after } = query;
  const terms = words.length + tags.length + types.length + from.length + described.length;
  return terms === 0 && before === undefined && after === undefined;
}

/** Returns the forms of a short word: itself and its English plural, since the language is unknown. */
function shortForms(text: string, where: string): string {
  const isPlural = text.length > 3 && text.endsWith('s');
  const forms = /^[a-z]{2,3}$/.test(text)
    ? [text, `${text}s`]
    : isPlural
      ? [text, text.slice(0, -1)]
      : [text];
  return forms.map((form) => quoted(form) + where).join(' | ');
}

function wordQuery({ text, isBeginning, bare }: Word, isExact: boolean, weights: string): string {
  if (bare !== undefined && !isExact) {
    const forms = [text, bare].map((form) => wordQuery({ text: form, isBeginning }, false, weights));
    return `(${forms.join(' | ')})`;
  }
  const where = weights && `:${weights}`;
  if (isBeginning) return `${quoted(text)}:*${weights}`;
  if (isExact) return quoted(text) + where;
  const isLong = [...text].length >= MIN_PREFIX_LENGTH && /^[\p{L}\p{M}]+$/u.test(text);
  const beginning = `${quoted(text)}:*${weights}`;
  if (!isLong) return `(${shortForms(text, where)})`;
  return text.endsWith('s') && text.length > 4
    ? `(${beginning} | ${quoted(text.slice(0, -1))}${where})`
    : beginning;
}

function phrase({ words, isExact }: { words: readonly Word[]; isExact: boolean }, weights: string): string {
  const isPhrase = words.length > 1;
  const last = words.length - 1;
  return `(${words
    .map((word, at) => wordQuery(word, isExact || (isPhrase && at < last), weights))
    .join(' <-> ')})`;
}

/** A search compiled to SQL values. */
export interface CompiledQuery {
  /** tsquery that selects posts. */
  match: string;
  /** tsquery of the positive words only, for ranking. Empty when there are none. */
  rank: string;
}

export interface CompileOptions {
  /** Ids of the blogs that `from` names, by lower-case name. A name without an id matches nothing. */
  blogIds: ReadonlyMap<string, string>;
  /** True to match the trail of reblogs as well; false for the author's own text only. */
  withTrail: boolean;
  /** Further index entries that posts must have. */
  marks?: readonly string[];
}

/** Index entry that no post has. */
const NOTHING = '=nothing';

const negated = (part: string, { isExcluded }: Term): string => (isExcluded ? `!${part}` : part);

/** Compiles a search to tsqueries. Every word is quoted, so that no input can break or change them. */
export function compileQuery(query: SearchQuery, options: CompileOptions): CompiledQuery {
  const weights = options.withTrail ? '' : 'ABC';
  const blog = (name: string) => quoted(mark.blog(options.blogIds.get(name) ?? NOTHING));
  const wantedBlogs = query.from.filter((term) => !term.isExcluded).map((term) => blog(term.name));
  const wantedTypes = query.types
    .filter((term) => !term.isExcluded)
    .map(({ type }) => quoted(mark.type(type)));
  const any = (parts: readonly string[]): string[] => (parts.length > 0 ? [`(${parts.join(' | ')})`] : []);
  const wanted = query.words.filter((term) => !term.isExcluded).map((term) => phrase(term, weights));
  const match = [
    quoted(mark.post()),
    ...(options.marks ?? []).map(quoted),
    ...wanted,
    ...query.words.filter((term) => term.isExcluded).map((term) => `!${phrase(term, '')}`),
    ...query.tags.map((term) => negated(quoted(mark.tag(term.tag)), term)),
    ...any(wantedTypes),
    ...query.types.filter((term) => term.isExcluded).map(({ type }) => `!${quoted(mark.type(type))}`),
    ...any(wantedBlogs),
    ...query.from.filter((term) => term.isExcluded).map((term) => `!${blog(term.name)}`),
    ...query.described.map((term) => negated(quoted(mark.described()), term)),
  ];
  return { match: match.join(' & '), rank: wanted.join(' | ') };
}
