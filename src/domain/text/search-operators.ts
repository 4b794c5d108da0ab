/** Post types that a search can be restricted to (spec 000 §2.2). */
const TYPES = new Set(['ask', 'audio', 'chat', 'gif', 'link', 'photo', 'quote', 'text', 'video']);

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Matches a quoted passage or a run without spaces, either with a leading hyphen and the name of an operator. */
export const SEARCH_CHUNKS =
  /(?<minus>-?)(?:(?<name>[a-z]+):)?(?:["“”„](?<passage>[^"“”„]*)["“”„]|(?<plain>\S+))/giu;

/**
 * Returns midnight (UTC) of a day such as 2026-01-31; undefined for other texts, including invalid dates such as
 * February 30.
 */
export function searchDay(text: string): number | undefined {
  if (!ISO_DAY.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(text) ? undefined : time;
}

/** Returns true when `name:value` is an operator of the contract's SearchQuery; other texts are searched as words. */
export function isSearchOperator(name: string, value: string, isExcluded: boolean): boolean {
  switch (name.toLowerCase()) {
    case 'from':
      return /^@?[a-z0-9-]{1,32}$/i.test(value);
    case 'tag':
      return true;
    case 'type':
      return TYPES.has(value.toLowerCase());
    case 'has':
      return value.toLowerCase() === 'alt';
    case 'before':
    case 'after':
      return searchDay(value) !== undefined && !isExcluded;
    default:
      return false;
  }
}

/** Returns the parts of a typed search that look like operators and are none, such as `has:image`. */
export function unknownOperators(typed: string): string[] {
  return [...typed.matchAll(SEARCH_CHUNKS)].flatMap(({ 0: whole, groups }) => {
    const { minus, name, passage, plain } = groups ?? {};
    const value = passage ?? plain ?? '';
    // An address such as https://skein.example is no operator.
    if (!name || !value || value.startsWith('//')) return [];
    return isSearchOperator(name, value, minus === '-') ? [] : [whole];
  });
}
