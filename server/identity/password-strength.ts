import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english, translations } from '@zxcvbn-ts/language-en';

/** Judging takes longer the longer a password is; what comes after this many characters only makes it harder. */
const judged = 72;

/**
 * How many ways of reading digits and signs as letters are tried, as in "p4ssw0rd". The library's own 100 let thirty
 * characters with digits among them hold the process for 0.1 to 0.3 s.
 */
const readings = 4;

/** Made when first asked: reading the dictionaries takes 0.1 s and 10 MB. */
let judge: ZxcvbnFactory | undefined;

/**
 * How hard a password is to guess for somebody who knows the common ones, names, words, keyboards and dates, from 0 (at
 * once) to 4 (very hard). About 10 ms. https://zxcvbn-ts.github.io/zxcvbn/
 *
 * @param known words an attacker would try for this member
 */
export function passwordScore(password: string, known: readonly string[]): 0 | 1 | 2 | 3 | 4 {
  judge ??= new ZxcvbnFactory({
    dictionary: { ...common, ...english },
    graphs: adjacencyGraphs,
    translations,
    l33tMaxSubstitutions: readings,
  });
  return judge.check([...password].slice(0, judged).join(''), [...known]).score;
}
