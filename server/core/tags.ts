import { limits } from '#generated/limits.ts';

/** Maximum length of a stored tag in characters. */
export const MAX_TAG_LENGTH = limits.tagLength;

/**
 * Returns a tag as displayed: without the leading `#`, in one line, with curly quotes (spec 000 §5). Empty when nothing
 * is left.
 */
export function displayTag(text: string): string {
  const line = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^#+\s*/, '');
  const quoted = line.replace(/(^|\s)"/g, '$1“').replace(/"/g, '”');
  return [...quoted].slice(0, MAX_TAG_LENGTH).join('').trim();
}

/** Returns the normalised form by which tags are looked up and followed, the same for all spellings of a tag. */
export function tagKey(text: string): string {
  return displayTag(text).toLowerCase();
}

/**
 * Returns the tags of a typed list: split at newlines, tabs, hash signs and commas (spec 000 §5), without empty entries
 * and duplicates, in order.
 */
export function splitTags(text: string): string[] {
  const byKey = new Map<string, string>();
  for (const piece of text.split(/[\n\t#,]/)) {
    const tag = displayTag(piece);
    if (tag !== '' && !byKey.has(tagKey(tag))) byKey.set(tagKey(tag), tag);
  }
  return [...byKey.values()];
}
