import { randomInt } from 'node:crypto';
import { hashToken } from '#server/core/tokens.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const COUNT = 10;

const four = (): string => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Returns ten new codes of 41 bits each, such as `k3vq-81zn`. */
export const newBackupCodes = (): string[] => Array.from({ length: COUNT }, () => `${four()}-${four()}`);

/** Returns the hash of a code, normalized and bound to its member. */
export function hashBackupCode(key: Buffer, userId: string, code: string): Buffer {
  return hashToken(key, `${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
}
