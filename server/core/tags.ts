import { limits } from '#generated/limits.ts';

/** Longest tag that is kept, in characters. */
export const longestTag = limits.tagLength;

/**
 * A tag as it is shown: without the leading `#`, in one line, with curly quotes (spec 000 §5). Empty when nothing is
 * left.
 */
export function displayTag(text: string): string {
  const line = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^#+\s*/, '');
  const quoted = line.replace(/(^|\s)"/g, '$1“').replace(/"/g, '”');
  return [...quoted].slice(0, longestTag).join('').trim();
}

/** The form two spellings of one tag share: what tags are looked up and followed by. */
export function tagKey(text: string): string {
  return displayTag(text).toLowerCase();
}

/**
 * The tags in a list as people type it: split at newlines, tabs, hash signs and commas (spec 000 §5), without empty
 * pieces and repetitions, in their order.
 */
export function splitTags(text: string): string[] {
  const byKey = new Map<string, string>();
  for (const piece of text.split(/[\n\t#,]/)) {
    const tag = displayTag(piece);
    if (tag !== '' && !byKey.has(tagKey(tag))) byKey.set(tagKey(tag), tag);
  }
  return [...byKey.values()];
}
