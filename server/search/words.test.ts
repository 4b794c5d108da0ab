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
  ])('%s is %s', (text, folded) => expect(fold(text)).toBe(folded));

  it('takes half a character for a character', () => expect(fold('a\ud83e')).toBe('a\ufffd'));
});

describe('words', () => {
  it('are letters and digits of any script, in order', () => {
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

  it('are neighbouring characters where nobody writes spaces', () => {
    expect(indexWords('東京の朝 tea')).toEqual(['東京', '京の', 'の朝', '朝', 'tea']);
    expect(queryWords('京の朝')).toEqual([
      { text: '京の', isBeginning: false },
      { text: 'の朝', isBeginning: false },
    ]);
    expect(queryWords('朝')).toEqual([{ text: '朝', isBeginning: true }]);
  });

  it('are pictures as well', () => {
    expect(indexWords('fox 🦊🇫🇷!')).toEqual(['fox', '🦊', '🇫🇷']);
  });

  it('end at a length nobody types', () => {
    expect(indexWords('a'.repeat(5000))).toEqual(['a'.repeat(64)]);
  });
});

describe('quoted', () => {
  it.each([
    ["it's", "'it''s'"],
    ['a\\', "'a\\\\'"],
    ["' & !b", "''' & !b'"],
    ['a\0b', "'ab'"],
  ])('%j is one lexeme', (text, lexeme) => expect(quoted(text)).toBe(lexeme));
});
