import { describe, expect, it } from 'vitest';
import { CARD_WORDS, cardWords } from './words.ts';

describe('the words of a card', () => {
  it.each([
    ['stay as they are', 'A walk by the sea.', 'A walk by the sea.'],
    ['stand on one line', 'A walk\n\n by the  sea.', 'A walk by the sea.'],
    ['may be Cyrillic or Greek', 'Мы завязали узел, κόμπος', 'Мы завязали узел, κόμπος'],
    ['lose their emoji', 'Sea 🌊 and sky 👩🏽‍🚀', 'Sea and sky'],
    ['lose a word that cannot be written', 'Ink, حبر, and paper', 'Ink, , and paper'],
    ['are none where most of them cannot be written', 'حبر وورق, said', ''],
    ['are none for none', '   ', ''],
  ])('%s', (_, text, words) => {
    expect(cardWords(text)).toBe(words);
  });

  it.each([CARD_WORDS - 1, CARD_WORDS])('%i characters are whole', (length) => {
    expect(cardWords('a'.repeat(length))).toHaveLength(length);
  });

  it('are cut at a word when there are more', () => {
    const words = cardWords('wool '.repeat(60));
    expect(words.length).toBeLessThanOrEqual(CARD_WORDS + 1);
    expect(words).toMatch(/ wool…$/);
  });
});
