const SEPARATORS = /[\n\t#,]+/;

/** Straight quotes as curly ones, opening or closing by what stands before them (spec 000 §5). */
export function curlyQuotes(text: string): string {
  return text
    .replace(/(^|[\s([{–—-])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([{–—“-])'/g, '$1‘')
    .replace(/'/g, '’');
}

/** A tag without its leading hash signs and outer spaces (spec 000 §5). */
export const stripHash = (tag: string): string => tag.trim().replace(/^#+/, '').trim();

/**
 * Typed or pasted text as a list: split on newlines, tabs, hash signs and commas, empty pieces dropped,
 * quotes curly (spec 000 §5). Order and repetitions stay.
 */
export function splitList(text: string): string[] {
  return text
    .split(SEPARATORS)
    .map((piece) => curlyQuotes(piece.trim()))
    .filter((piece) => piece !== '');
}

/**
 * Adds what was typed to a list of tags. A tag the list holds already, in whatever capitals, is not added
 * again: tags are found regardless of case.
 */
export function addTags(tags: readonly string[], typed: string): string[] {
  const result = [...tags];
  for (const tag of splitList(typed)) {
    if (!result.some((known) => known.toLowerCase() === tag.toLowerCase())) result.push(tag);
  }
  return result;
}

/** The `tags` field of a post payload: joined with ", " (spec 000 §3). */
export const joinTags = (tags: readonly string[]): string => tags.map(stripHash).filter(Boolean).join(', ');
