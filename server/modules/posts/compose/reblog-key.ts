import { randomInt } from 'node:crypto';

const KEY_ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Returns the key of a new post, which a reblog of it has to send. */
export function newReblogKey(): string {
  return Array.from({ length: 8 }, () => KEY_ALPHABET[randomInt(KEY_ALPHABET.length)]).join('');
}
