import { createHmac } from 'node:crypto';
import { sameSecret } from '#server/core/tokens.ts';

/** Age in seconds from which an event counts as repeated by somebody who recorded it. */
const MAX_AGE_SECONDS = 300;

function signatureOf(key: string | Buffer, seconds: number, body: Buffer): string {
  return createHmac('sha256', key).update(`${seconds}.`).update(body).digest('hex');
}

/** Signs the bytes of an event and the time, in the scheme `t=<seconds>,v1=<hexadecimal HMAC-SHA-256>`. */
export function signEvent(key: string | Buffer, body: Buffer, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000);
  return `t=${seconds},v1=${signatureOf(key, seconds, body)}`;
}

/** Returns true when one of the signatures is of this key, these bytes and the last five minutes. Compares in constant time. */
export function isSignedEvent(key: string | Buffer, body: Buffer, signature: string, nowMs: number): boolean {
  const parts = signature.split(',').map((part) => part.trim().split('='));
  const seconds = Number(parts.find(([name]) => name === 't')?.[1] ?? Number.NaN);
  if (!Number.isSafeInteger(seconds) || Math.abs(nowMs / 1000 - seconds) > MAX_AGE_SECONDS) return false;
  const right = signatureOf(key, seconds, body);
  return parts.some(([name, value = '']) => name === 'v1' && sameSecret(value, right));
}
