/**
 * How texts and what people type become words to compare (docs/decisions/017-search.md). Done in code, because what a
 * database calls a letter or a lower-case letter depends on how it was set up.
 */

/** Longer words are cut: nobody types them. */
const LONGEST_WORD = 64;

/** Letters that decompose into no plain letter and a mark. */
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

/** Accents of Latin, Greek and Cyrillic, and the vowel points of Hebrew and Arabic. Other marks are part of the word. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/gu;

/** Text in the one form its spellings share: no accents, no capitals, no letters drawn in another style. */
export function fold(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøđłıþ]/g, (letter) => SPELT_OUT[letter] ?? letter);
}

/** Scripts that put no spaces between words. */
const UNSPACED =
  '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmr}\\p{sc=Mymr}\\p{sc=Bopo}ー々〆';
const PIECES = new RegExp(
  `(?<run>[${UNSPACED}][${UNSPACED}\\p{M}]*)|(?<word>(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+)|(?<picture>\\p{RGI_Emoji_Flag_Sequence}|\\p{Extended_Pictographic})`,
  'gv',
);

/** One word of a text, or two neighbouring characters of a script without spaces. */
export interface Word {
  text: string;
  /** Whether a word of the index that begins so is meant as well. */
  isBeginning: boolean;
}

/** Neighbours in pairs, so that any two characters are found side by side without knowing where a word ends. */
function pairs(run: string): string[] {
  const characters = [...run];
  return characters.slice(0, -1).map((character, at) => character + characters[at + 1]);
}

/** An apostrophe inside a word belongs to it and counts for nothing: “it’s” is “its”. */
const piecesOf = (text: string) => fold(text.replace(/(\p{L})['’ʼ](?=\p{L})/gu, '$1')).matchAll(PIECES);

const cut = (word: string): string => [...word].slice(0, LONGEST_WORD).join('');

/**
 * The words of a text as the index keeps them, in their order. The last character of a run without spaces stands alone as
 * well, so that every single character begins some entry.
 */
export function indexWords(text: string): string[] {
  return [...piecesOf(text)].flatMap(({ 0: piece, groups }) => {
    if (!groups?.run) return [cut(piece)];
    return [...pairs(piece), [...piece].at(-1) ?? ''];
  });
}

/** The words of what somebody looks for, in their order. */
export function queryWords(text: string): Word[] {
  return [...piecesOf(text)].flatMap(({ 0: piece, groups }): Word[] => {
    if (!groups?.run) return [{ text: cut(piece), isBeginning: false }];
    const found = pairs(piece);
    return found.length > 0
      ? found.map((pair) => ({ text: pair, isBeginning: false }))
      : [{ text: piece, isBeginning: true }];
  });
}

/** A word as tsvector and tsquery read it, whatever is in it. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\0', '').replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
