/**
 * Splits texts and search input into comparable words (docs/decisions/017-search.md). Done in code, because a
 * database's classification of letters and lower case depends on its locale.
 */

/** Maximum length of an indexed word; longer ones are cut. */
const MAX_WORD_LENGTH = 64;

/** Letters that Unicode does not decompose into a base letter and a mark. */
const SPELT_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

/**
 * Accents of Latin, Greek and Cyrillic, and the vowel points of Hebrew and Arabic. Other marks are part of the word.
 */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/gu;

/** Normalises text: no accents, no capitals, no stylistic variants of letters. */
export function fold(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøđłıþ]/g, (letter) => SPELT_OUT[letter] ?? letter);
}

/** Scripts without spaces between words. */
const UNSPACED =
  '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmr}\\p{sc=Mymr}\\p{sc=Bopo}ー々〆';
const PIECES = new RegExp(
  `(?<run>[${UNSPACED}][${UNSPACED}\\p{M}]*)|(?<word>(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+)|(?<picture>\\p{RGI_Emoji_Flag_Sequence}|\\p{Extended_Pictographic})`,
  'gv',
);

/** One word of a search, or two adjacent characters of a script without spaces. */
export interface Word {
  text: string;
  /** True when the word also matches as a prefix. */
  isBeginning: boolean;
}

/** Returns overlapping pairs of characters, so that any two adjacent ones are found without knowing word boundaries. */
function pairs(run: string): string[] {
  const characters = [...run];
  return characters.slice(0, -1).map((character, at) => character + characters[at + 1]);
}

/** An apostrophe inside a word is dropped: “it’s” becomes “its”. */
const piecesOf = (text: string) => fold(text.replace(/(\p{L})['’ʼ](?=\p{L})/gu, '$1')).matchAll(PIECES);

const cut = (word: string): string => [...word].slice(0, MAX_WORD_LENGTH).join('');

/**
 * Returns the words of a text in index form, in order. The last character of a run without spaces is indexed alone as
 * well, so that every single character is a prefix of some entry.
 */
export function indexWords(text: string): string[] {
  return [...piecesOf(text)].flatMap(({ 0: piece, groups }) => {
    if (!groups?.run) return [cut(piece)];
    return [...pairs(piece), [...piece].at(-1) ?? ''];
  });
}

/** Returns the words of a search in order. */
export function queryWords(text: string): Word[] {
  return [...piecesOf(text)].flatMap(({ 0: piece, groups }): Word[] => {
    if (!groups?.run) return [{ text: cut(piece), isBeginning: false }];
    const found = pairs(piece);
    return found.length > 0
      ? found.map((pair) => ({ text: pair, isBeginning: false }))
      : [{ text: piece, isBeginning: true }];
  });
}

/** Quotes a word for tsvector and tsquery, whatever characters it contains. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\0', '').replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
