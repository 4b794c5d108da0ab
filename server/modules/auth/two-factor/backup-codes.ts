import { groupedCode } from '#server/core/random-code.ts';
import { hashToken } from '#server/core/tokens.ts';

const CODE_ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const CODE_COUNT = 10;

/** Returns ten new codes of 41 bits each, such as `k3vq-81zn`. */
export function newBackupCodes(): string[] {
  return Array.from({ length: CODE_COUNT }, () => groupedCode(CODE_ALPHABET));
}

/** Returns the hash of a code, normalized and bound to its member. */
export function hashBackupCode(key: Buffer, userId: string, code: string): Buffer {
  return hashToken(key, `${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
}
