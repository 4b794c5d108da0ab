import type { ContentBlock } from '#generated/zod/contentBlock.zod.ts';

/** Number of characters of an excerpt. */
const MAX_EXCERPT_LENGTH = 120;

/** Returns the first words of a post or comment; empty for one without text. */
export function excerptOf(thing: { content: readonly ContentBlock[] } | undefined): string {
  const text = thing?.content.find((block) => block.type === 'text' && block.text.trim() !== '');
  const words = text?.type === 'text' ? text.text.trim() : '';
  const letters = [...words];
  return letters.length > MAX_EXCERPT_LENGTH ? `${letters.slice(0, MAX_EXCERPT_LENGTH).join('')}…` : words;
}
