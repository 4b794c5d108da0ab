import { describe, expect, it } from 'vitest';
import { fold, indexWords, queryWords, quoted } from './words.ts';

describe('fold', () => {
  it.each([
    ['Éclair', 'eclair'],
    ['Straße', 'strasse'],
    ['Ｆｕｌｌｗｉｄｔｈ ﬁne', 'fullwidth fine'],
    ['Łódź', 'lodz'],
    ['ПРИВЕТ', 'привет'],
    ['שָׁלוֹם', 'שלום'],
    ['한국어', '한국어'],
  ])('fold turns %s into %s', (text, folded) => expect(fold(text)).toBe(folded));

  it('fold replaces half a surrogate pair with U+FFFD', () => expect(fold('a\ud83e')).toBe('a\ufffd'));
});

describe('indexWords', () => {
  it('indexWords returns letters and digits of any script, in order', () => {
    expect(indexWords('Lo-fi beats, 2026: it’s “late” — नमस्ते خط عربي')).toEqual([
      'lo',
      'fi',
      'beats',
      '2026',
      'its',
      'late',
      'नमस्ते',
      'خط',
      'عربي',
    ]);
  });

  it('indexWords and queryWords split scripts without spaces into pairs of characters', () => {
    expect(indexWords('東京の朝 tea')).toEqual(['東京', '京の', 'の朝', '朝', 'tea']);
    expect(queryWords('京の朝')).toEqual([
      { text: '京の', isBeginning: false },
      { text: 'の朝', isBeginning: false },
    ]);
    expect(queryWords('朝')).toEqual([{ text: '朝', isBeginning: true }]);
  });

  it('indexWords returns emoji as words', () => {
    expect(indexWords('fox 🦊🇫🇷!')).toEqual(['fox', '🦊', '🇫🇷']);
  });

  it('indexWords truncates a word to 64 characters', () => {
    expect(indexWords('a'.repeat(5000))).toEqual(['a'.repeat(64)]);
  });
});

describe('quoted', () => {
  it.each([
    ["it's", "'it''s'"],
    ['a\\', "'a\\\\'"],
    ["' & !b", "''' & !b'"],
    ['a\0b', "'ab'"],
  ])('quoted turns %j into one lexeme', (text, lexeme) => expect(quoted(text)).toBe(lexeme));
});
