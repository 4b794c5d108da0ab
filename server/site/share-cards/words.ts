/** Characters that the card's fonts contain; others would be drawn as boxes. */
const WRITABLE =
  /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/gu;
const PICTURES = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu;

/** Maximum number of characters on a card. */
export const MAX_CARD_CHARACTERS = 220;

/**
 * Returns a post's text for its card: on one line, without unsupported characters, cut at a word. Empty when too little
 * of the text would remain.
 */
export function cardTexts(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const kept = line.replace(WRITABLE, '').replace(PICTURES, '').replace(/\s+/g, ' ').trim();
  if (kept.length * 2 < line.length) return '';
  if (kept.length <= MAX_CARD_CHARACTERS) return kept;
  const cut = kept.slice(0, MAX_CARD_CHARACTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_CARD_CHARACTERS / 2))}…`;
}
