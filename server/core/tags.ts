import { limits } from '#generated/limits.ts';
import { foldedTag, isUnaddressable, tagPieces, tidyTag } from '#src/domain/text/tags.ts';
import { domainError } from './errors.ts';

/**
 * Returns a tag as displayed: without the leading `#`, in one line, with curly quotes (spec 000 §5). Empty when nothing
 * visible is left.
 */
export function displayTag(text: string): string {
  return tidyTag(text, limits.tagLength);
}

/**
 * Returns the normalised form by which tags are looked up and followed, the same for all spellings of a tag: without
 * capitals and compatibility forms, as search folds words, but with accents.
 */
export function tagKey(text: string): string {
  return displayTag(foldedTag(displayTag(text)));
}

/**
 * Returns the tags of a typed list: split at line ends, tabs, hash signs and commas of any script (spec 000 §5), without
 * empty entries and duplicates, in order.
 */
export function splitTags(text: string): string[] {
  const byKey = new Map<string, string>();
  for (const piece of tagPieces(text)) {
    const tag = displayTag(piece);
    if (tag !== '' && !byKey.has(tagKey(tag))) byKey.set(tagKey(tag), tag);
  }
  return [...byKey.values()];
}

/**
 * Refuses tags whose page no address can name.
 *
 * @throws {DomainError} `invalid-request-param` naming the field
 */
export function requireAddressable(tags: readonly string[], field: string): void {
  if (tags.some(isUnaddressable)) throw domainError('invalid-request-param', { field, reason: 'tag_dots' });
}
