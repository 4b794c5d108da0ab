import { isBlankText } from '#src/domain/text/characters.ts';
import { foldedTag, tagPieces, withoutHashes } from '#src/domain/text/tags.ts';

/** Converts straight quotes into curly ones, opening or closing by the preceding character (spec 000 §5). */
export function curlyQuotes(text: string): string {
  return text
    .replace(/(^|[\s([{–—-])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([{–—“-])'/g, '$1‘')
    .replace(/'/g, '’');
}

/** Removes a tag's leading hash signs and outer spaces (spec 000 §5). */
export const stripHash = (tag: string): string => withoutHashes(tag).trim();

/**
 * Splits typed or pasted text on newlines, tabs, hash signs and commas of any keyboard; drops parts that show nothing
 * and curls quotes (spec 000 §5). Order and duplicates stay.
 */
export function splitList(text: string): string[] {
  return tagPieces(text)
    .map((piece) => curlyQuotes(piece.trim()))
    .filter((piece) => !isBlankText(piece));
}

/** Adds typed tags to a list. Existing tags, compared as the server compares them, are not added again. */
export function addTags(tags: readonly string[], typed: string): string[] {
  const result = [...tags];
  for (const tag of splitList(typed)) {
    if (!result.some((known) => foldedTag(known) === foldedTag(tag))) result.push(tag);
  }
  return result;
}

/** Returns the `tags` field of a post payload: joined with ", " (spec 000 §3). */
export const joinTags = (tags: readonly string[]): string => tags.map(stripHash).filter(Boolean).join(', ');
