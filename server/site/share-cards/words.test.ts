import { describe, expect, it } from 'vitest';
import { cardTexts, MAX_CARD_CHARACTERS } from './words.ts';

describe('cardTexts', () => {
  it.each([
    ['stay as they are', 'A walk by the sea.', 'A walk by the sea.'],
    ['stand on one line', 'A walk\n\n by the  sea.', 'A walk by the sea.'],
    ['may be Cyrillic or Greek', 'Мы завязали узел, κόμπος', 'Мы завязали узел, κόμπος'],
    ['lose their emoji', 'Sea 🌊 and sky 👩🏽‍🚀', 'Sea and sky'],
    ['lose a word that cannot be written', 'Ink, حبر, and paper', 'Ink, , and paper'],
    ['are none where most of them cannot be written', 'حبر وورق, said', ''],
    ['are none for none', '   ', ''],
  ])('cardTexts: words %s', (_, text, words) => {
    expect(cardTexts(text)).toBe(words);
  });

  it.each([MAX_CARD_CHARACTERS - 1, MAX_CARD_CHARACTERS])('cardTexts keeps %i characters whole', (length) => {
    expect(cardTexts('a'.repeat(length))).toHaveLength(length);
  });

  it('cardTexts cuts a longer text at a word', () => {
    const words = cardTexts('wool '.repeat(60));
    expect(words.length).toBeLessThanOrEqual(MAX_CARD_CHARACTERS + 1);
    expect(words).toMatch(/ wool…$/);
  });
});
