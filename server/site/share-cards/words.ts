/** Characters that the card's fonts contain; others would be drawn as boxes. */
const WRITABLE =
  /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/gu;
const PICTURES = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu;

/** Maximum number of characters on a card. */
export const CARD_WORDS = 220;

/**
 * Returns a post's text for its card: on one line, without unsupported characters, cut at a word. Empty when too little
 * of the text would remain.
 */
export function cardWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const kept = line.replace(WRITABLE, '').replace(PICTURES, '').replace(/\s+/g, ' ').trim();
  if (kept.length * 2 < line.length) return '';
  if (kept.length <= CARD_WORDS) return kept;
  const cut = kept.slice(0, CARD_WORDS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), CARD_WORDS / 2))}…`;
}
