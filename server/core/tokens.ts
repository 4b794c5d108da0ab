import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** An unguessable token of 256 bits, safe in URLs, headers and cookies. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: somebody who reads the database cannot use it. */
export function hashToken(key: Buffer, token: string): Buffer {
  return createHmac('sha256', key).update(token).digest();
}

/** Compares two secrets in a time that says nothing about where they differ. */
export function sameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
