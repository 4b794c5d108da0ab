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

/**
 * Scripts whose words are found inside a run of letters: those without spaces between words, and Hangul, where particles
 * are written onto the word.
 */
const UNSPACED =
  '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmr}\\p{sc=Mymr}\\p{sc=Bopo}\\p{sc=Hang}ー々〆';
/** Apostrophes inside words. */
const APOSTROPHES = "'’ʼ‘`′";
const LETTER = `(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])`;
const PIECES = new RegExp(
  `(?<run>[${UNSPACED}][${UNSPACED}\\p{M}]*)|(?<word>${LETTER}+(?:(?<=\\p{L}\\p{M}*)[${APOSTROPHES}](?=\\p{L})${LETTER}+)*)|(?<picture>\\p{RGI_Emoji_Flag_Sequence}|\\p{Extended_Pictographic})`,
  'gv',
);
const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'gu');

/** One word of a search, or two adjacent characters of a script without spaces. */
export interface Word {
  text: string;
  /** True when the word also matches as a prefix. */
  isBeginning: boolean;
  /** The word without its elided article or pronoun, which matches as well. */
  bare?: string;
}

/** One entry of the index. */
export interface IndexedWord {
  text: string;
  /** True for another form of the word before it, at the same position. */
  isForm: boolean;
}

/** Returns overlapping pairs of characters, so that any two adjacent ones are found without knowing word boundaries. */
function pairs(run: string): string[] {
  const characters = [...run];
  return characters.slice(0, -1).map((character, at) => character + characters[at + 1]);
}

const piecesOf = (text: string) => fold(text).matchAll(PIECES);

const cut = (word: string): string => [...word].slice(0, MAX_WORD_LENGTH).join('');

/** An apostrophe inside a word is dropped: “it’s” becomes “its”. */
const joined = (word: string): string => cut(word.replace(APOSTROPHE, ''));

/** Parts of English contractions; searching for one is never meant. */
const CONTRACTED = new Set(['ll', 're', 've']);
const MIN_PART_LENGTH = 2;

/** Returns what follows the apostrophes of a word: “étoile” of “l’étoile”, “università” of “dell’università”. */
function partsAfterApostrophes(word: string): string[] {
  const parts = word.split(APOSTROPHE);
  return parts
    .slice(1)
    .map((_, at) => parts.slice(at + 1).join(''))
    .filter((part) => [...part].length >= MIN_PART_LENGTH && !CONTRACTED.has(part));
}

/** Words of letters and digits are parted up to this length: longer ones are codes. */
const MAX_MIXED_LENGTH = 24;
const MAX_PARTS = 4;

/** Returns the runs of digits and of letters in a word that has both: “2” of “v2”, so that “2.0” is found in “v2.0”. */
function partsOfMixed(word: string): string[] {
  if (word.length > MAX_MIXED_LENGTH || !/\p{N}/u.test(word) || !/\p{L}/u.test(word)) return [];
  const parts = word.match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? [];
  if (parts.length > MAX_PARTS) return [];
  return parts.filter((part) => /\p{N}/u.test(part) || [...part].length >= MIN_PART_LENGTH);
}

/** Returns a word and the forms under which it is found as well. */
function formsOf(word: string): string[] {
  const whole = joined(word);
  return [...new Set([whole, ...partsAfterApostrophes(word).map(cut), ...partsOfMixed(whole)])];
}

/**
 * Returns the words of a text in index form, in order. The last character of a run without spaces is indexed alone as
 * well, so that every single character is a prefix of some entry.
 */
export function indexWords(text: string): IndexedWord[] {
  return [...piecesOf(text)].flatMap(({ 0: piece, groups }) => {
    if (!groups?.run) return formsOf(piece).map((form, at) => ({ text: form, isForm: at > 0 }));
    const found = pairs(piece).map((pair) => ({ text: pair, isForm: false }));
    return [...found, { text: [...piece].at(-1) ?? '', isForm: found.length > 0 }];
  });
}

/** Articles, pronouns and prepositions of French, Italian and Catalan that lose their last vowel before another one. */
const ELIDED = new Set(
  `l d j m t s n c qu jusqu lorsqu puisqu quoiqu quelqu presqu
   un dell all nell sull dall coll quell quest bell sant mezz senz tutt com dov cos`.split(/\s+/),
);

/** Returns a word without its elided article; undefined when it has none. */
function withoutElision(word: string): string | undefined {
  const [first = '', ...rest] = word.split(APOSTROPHE);
  const bare = rest.join('');
  return ELIDED.has(first) && [...bare].length > MIN_PART_LENGTH ? cut(bare) : undefined;
}

/** Returns the words of a search in order. */
export function queryWords(text: string): Word[] {
  return [...piecesOf(text)].flatMap(({ 0: piece, groups }): Word[] => {
    if (!groups?.run) {
      const bare = withoutElision(piece);
      return [{ text: joined(piece), isBeginning: false, ...(bare === undefined ? {} : { bare }) }];
    }
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

/** Number of typed words that a search by prefixes uses. */
const MAX_PREFIX_WORDS = 8;

/**
 * Returns a tsquery of the typed words as the database splits them, each as a prefix; at most eight. Empty when there is
 * no word.
 *
 * @param joint `&` for texts with every word, `|` for texts with any
 * @param cutOf shortens a word, for texts that are only similar
 */
export function prefixQuery(
  typed: string,
  joint: '&' | '|' = '&',
  cutOf: (word: string) => string = (word) => word,
): string {
  const words = fold(typed).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words
    .slice(0, MAX_PREFIX_WORDS)
    .map((word) => `${quoted(cutOf(word))}:*`)
    .join(` ${joint} `);
}
