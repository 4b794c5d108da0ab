import { randomText } from '#server/core/random-code.ts';

const KEY_ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Returns the key of a new post, which a reblog of it has to send. */
export function newReblogKey(): string {
  return randomText(KEY_ALPHABET, 8);
}
