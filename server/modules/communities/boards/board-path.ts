import { fold } from '#server/search/words.ts';

const MAX_WORDS = 8;
const MAX_LENGTH = 40;

/** Returns a free path for a board, made from its title: in lower case, words joined by hyphens. */
export function boardPathFrom(title: string, taken: readonly string[]): string {
  const words = fold(title).match(/[a-z0-9]+/g) ?? [];
  const base =
    words
      .slice(0, MAX_WORDS - 1)
      .join('-')
      .slice(0, MAX_LENGTH)
      .replace(/-$/, '') || 'board';
  if (!taken.includes(base)) return base;
  let number = 2;
  while (taken.includes(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
