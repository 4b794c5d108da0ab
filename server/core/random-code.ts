import { randomInt } from 'node:crypto';

/** Letters and digits without those that look alike, for codes that people type. */
export const READABLE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns `length` random characters of an alphabet. */
export function randomText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Returns a code in two groups of four characters, such as `x7pm-2kdw`. */
export function groupedCode(alphabet: string): string {
  return `${randomText(alphabet, 4)}-${randomText(alphabet, 4)}`;
}
