import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english, translations } from '@zxcvbn-ts/language-en';

/**
 * Maximum number of characters that are rated: rating takes longer with length, and further characters only strengthen
 * a password.
 */
const MAX_RATED_LENGTH = 72;

/**
 * Maximum number of substitution variants, as in "p4ssw0rd". The library's default of 100 lets thirty characters with
 * digits among them block the process for 0.1 to 0.3 s.
 */
const MAX_VARIANTS = 4;

/** Created on first use: loading the dictionaries takes 0.1 s and 10 MB. */
let judge: ZxcvbnFactory | undefined;

/**
 * Rates how hard a password is to guess with lists of common passwords, names, words, keyboard patterns and dates, from
 * 0 (at once) to 4 (very hard). Takes about 10 ms. https://zxcvbn-ts.github.io/zxcvbn/
 *
 * @param known words an attacker would try for this member
 */
export function passwordScore(password: string, known: readonly string[]): 0 | 1 | 2 | 3 | 4 {
  judge ??= new ZxcvbnFactory({
    dictionary: { ...common, ...english },
    graphs: adjacencyGraphs,
    translations,
    l33tMaxSubstitutions: MAX_VARIANTS,
  });
  return judge.check([...password].slice(0, MAX_RATED_LENGTH).join(''), [...known]).score;
}
