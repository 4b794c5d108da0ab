/**
 * Characters that members' texts are cleaned of, and those that show nothing: one list each for browser and server
 * (docs/decisions/077-characters-of-texts.md).
 */

/** Characters that XML 1.0 cannot represent (section 2.2); a single one makes a whole document unreadable. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Vertical tab and form feed: programs write them for a soft line break and for a new page. */
const BREAKS = /\v|\f/g;

/**
 * Control characters and noncharacters, which mean nothing in a text. Tab, line ends and U+0085 are kept; NUL and lone
 * surrogates are left to the validation of requests, which refuses them.
 */
const MEANINGLESS = /(?![\0\t\n\r\u0085])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;

/**
 * Characters without ink: white space, controls, what Unicode says renderers ignore (soft hyphen, zero width and
 * direction signs, Hangul fillers, variation selectors, language tags), annotation anchors, the blank Braille pattern
 * and the empty note head.
 */
const INVISIBLE =
  '\\p{White_Space}\\p{Cc}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\uFFF9-\\uFFFB\\u2800\\u{1D159}';
const ONLY_INVISIBLE = new RegExp(`^[${INVISIBLE}]*$`, 'u');
const INVISIBLE_ENDS = new RegExp(`^[${INVISIBLE}]+|[${INVISIBLE}]+$`, 'gu');

/**
 * Ignored characters that change nothing inside a name or a tag, so that two spellings would look the same: soft hyphen,
 * zero width space, direction signs, fillers. Joiners, variation selectors and the tags of flags are part of words and
 * emoji and stay.
 */
const MISLEADING =
  /(?!\u200C|\u200D|[\uFE00-\uFE0F]|[\u180B-\u180D]|[\u{E0020}-\u{E007F}]|[\u{E0100}-\u{E01EF}])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** Returns the text without characters that XML cannot represent. */
export function xmlText(text: string): string {
  return text.replace(NOT_XML, '');
}

/** Returns the text without control characters and noncharacters; soft breaks of other programs become line breaks. */
export function withoutControls(text: string): string {
  return text.replace(BREAKS, '\n').replace(MEANINGLESS, '');
}

/** Returns true for a text without any visible character. */
export function isBlankText(text: string): boolean {
  return ONLY_INVISIBLE.test(text);
}

/** Returns the text without invisible characters at both ends, except those that belong to a character before them. */
export function trimInvisible(text: string): string {
  return isBlankText(text) ? '' : text.replace(INVISIBLE_ENDS, keepSelectors);
}

/** Returns a name or tag without characters that make two spellings look the same. */
export function withoutMisleading(text: string): string {
  return text.replace(MISLEADING, '');
}

/** Keeps variation selectors, joiners and the tags of flags at the end of a text: they belong to an emoji. */
function keepSelectors(end: string, at: number): string {
  if (at === 0) return '';
  const [kept = ''] = /^[\uFE00-\uFE0F\u{E0020}-\u{E007F}]+/u.exec(end) ?? [];
  return kept;
}
