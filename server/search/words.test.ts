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

/** Returns the index entries of a text, other forms in brackets. */
function entries(text: string): string[] {
  return indexWords(text).map(({ text: word, isForm }) => (isForm ? `(${word})` : word));
}

describe('indexWords', () => {
  it('indexWords returns letters and digits of any script, in order', () => {
    expect(entries('Lo-fi beats, 2026: it’s “late” — नमस्ते خط عربي')).toEqual([
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
    expect(entries('東京の朝 tea')).toEqual(['東京', '京の', 'の朝', '(朝)', 'tea']);
    expect(queryWords('京の朝')).toEqual([
      { text: '京の', isBeginning: false },
      { text: 'の朝', isBeginning: false },
    ]);
    expect(queryWords('朝')).toEqual([{ text: '朝', isBeginning: true }]);
  });

  it.each([
    ['한글은 아름다운', ['한글', '글은', '(은)', '아름', '름다', '다운', '(운)']],
    ['l’Étoile', ['letoile', '(etoile)']],
    ["dell'università", ['delluniversita', '(universita)']],
    ["d'aujourd’hui", ['daujourdhui', '(aujourdhui)', '(hui)']],
    ["don't they've o'clock", ['dont', 'theyve', 'oclock', '(clock)']],
    ['v2.0.1', ['v2', '(2)', '0', '1']],
    ['10km iphone15', ['10km', '(10)', '(km)', 'iphone15', '(iphone)', '(15)']],
    ['a1b2c3d4e5', ['a1b2c3d4e5']],
  ])('indexWords finds words inside others: %s', (text, expected) => {
    expect(entries(text)).toEqual(expected);
  });

  it('queryWords offers a word without its elided article', () => {
    expect(queryWords("l'étoile don't 한글은")).toEqual([
      { text: 'letoile', isBeginning: false, bare: 'etoile' },
      { text: 'dont', isBeginning: false },
      { text: '한글', isBeginning: false },
      { text: '글은', isBeginning: false },
    ]);
  });

  it('indexWords returns emoji as words', () => {
    expect(entries('fox 🦊🇫🇷!')).toEqual(['fox', '🦊', '🇫🇷']);
  });

  it('indexWords truncates a word to 64 characters', () => {
    expect(entries('a'.repeat(5000))).toEqual(['a'.repeat(64)]);
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
