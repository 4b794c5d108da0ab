import { isBlankText, withoutControls, withoutMisleading } from './characters.ts';

/** Hash signs of any keyboard, as in the default syntax of hashtags (Unicode Standard Annex 31). */
const HASHES = '#＃﹟';
/** Commas of any script. */
const COMMAS = ',،、︐︑﹐﹑，､';
/** Matches a character that ends a tag in a typed list. */
export const TAG_SEPARATOR = new RegExp(`[\\n\\t${HASHES}${COMMAS}]`, 'u');
const LEADING_HASHES = new RegExp(`^[${HASHES}\\s]+`, 'u');

/** Removes the hash signs and spaces before a tag that is being typed. */
export function withoutHashes(text: string): string {
  return text.replace(LEADING_HASHES, '');
}

/** Splits a typed list of tags; pieces may be empty. */
export function tagPieces(text: string): string[] {
  return text.split(TAG_SEPARATOR);
}

/**
 * Returns a tag in one line, without leading hash signs and misleading invisible characters, with curly quotes; empty
 * when nothing visible is left.
 *
 * @param maxLength maximum number of characters
 */
export function tidyTag(text: string, maxLength: number): string {
  const line = withoutMisleading(withoutControls(text.normalize('NFC')))
    .replace(/\s+/g, ' ')
    .trim();
  const bare = withoutHashes(line);
  if (isBlankText(bare)) return '';
  const quoted = bare.replace(/(^|\s)"/g, '$1“').replace(/"/g, '”');
  return [...quoted].slice(0, maxLength).join('').trim();
}

/**
 * Returns a tag in the form in which spellings are compared: compatibility forms (full and half width, ligatures) as
 * plain characters and without capitals. The Turkish İ and ı are an i, as in search. Accents stay.
 */
export function foldedTag(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      // ß, ς and ﬃ fold only by way of their capitals.
      .toUpperCase()
      .toLowerCase()
      .replace(/i\u0307/gu, 'i')
      .replace(/\uFE0F/gu, '')
      .normalize('NFKC')
  );
}

/** Returns true for a tag that no address can name: browsers resolve segments of one or two dots. */
export function isUnaddressable(tag: string): boolean {
  return tag === '.' || tag === '..';
}
