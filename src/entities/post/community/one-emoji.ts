const EMOJI = /^\p{RGI_Emoji}$/v;
/** Asks for the colourful form of a character that also has a plain one; some keyboards leave it out. */
const EMOJI_VARIANT = '\u{FE0F}';

/** Returns the emoji that a text consists of, without white space around it; undefined for any other text. */
export function oneEmojiOf(text: string): string | undefined {
  const trimmed = text.trim();
  return [trimmed, trimmed + EMOJI_VARIANT].find((candidate) => EMOJI.test(candidate));
}
