/** What the faces of a card can write; anything else would be boxes. */
const WRITABLE =
  /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/gu;
const PICTURES = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu;

/** Most characters of a card's words. */
export const CARD_WORDS = 220;

/**
 * A post's words as its card shows them: on one line, without what the card cannot write, cut at a word. Empty where too
 * little of them would be left to be understood.
 */
export function cardWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const kept = line.replace(WRITABLE, '').replace(PICTURES, '').replace(/\s+/g, ' ').trim();
  if (kept.length * 2 < line.length) return '';
  if (kept.length <= CARD_WORDS) return kept;
  const cut = kept.slice(0, CARD_WORDS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), CARD_WORDS / 2))}…`;
}
