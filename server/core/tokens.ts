import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Returns an unguessable token of 256 bits, safe in URLs, headers and cookies. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the stored hash of a token, which is useless to a reader of the database. */
export function hashToken(key: Buffer, token: string): Buffer {
  return createHmac('sha256', key).update(token).digest();
}

/** Compares two secrets in constant time. */
export function sameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
