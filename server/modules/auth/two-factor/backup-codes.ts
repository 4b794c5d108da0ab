import { randomInt } from 'node:crypto';
import { hashToken } from '#server/core/tokens.ts';

const CODE_ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const CODE_COUNT = 10;

const four = (): string =>
  Array.from({ length: 4 }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');

/** Returns ten new codes of 41 bits each, such as `k3vq-81zn`. */
export const newBackupCodes = (): string[] => Array.from({ length: CODE_COUNT }, () => `${four()}-${four()}`);

/** Returns the hash of a code, normalized and bound to its member. */
export function hashBackupCode(key: Buffer, userId: string, code: string): Buffer {
  return hashToken(key, `${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
}
