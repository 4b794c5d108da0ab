import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Time in which a showing can be counted. */
export const SERVE_MS = 86_400_000;
/** Time in which a member is shown the same choice, so that a list that is read again does not change. */
export const CHOICE_MS = 3_600_000;
const NAME_BYTES = 12;
const SIGNATURE_LENGTH = 22;

/** Returns a keyed hash of parts. */
export function macOf(key: Buffer, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', key).update(parts.join('\n')).digest();
}

function signatureOf(key: Buffer, adId: string, name: string, expires: string): string {
  return macOf(key, 'serve', adId, name, expires).toString('base64url').slice(0, SIGNATURE_LENGTH);
}

/**
 * Returns the id of a showing of an ad: a name, its end in seconds and a signature. For a member it is the same within
 * the hour, so that an ad that is sent again is counted once.
 */
export function serveIdOf(
  key: Buffer,
  { adId, place, userId, nowMs }: { adId: string; place: string; userId: string | null; nowMs: number },
): string {
  const hour = Math.floor(nowMs / CHOICE_MS);
  const bytes =
    userId === null
      ? randomBytes(NAME_BYTES)
      : macOf(key, 'showing', adId, place, userId, String(hour)).subarray(0, NAME_BYTES);
  const name = bytes.toString('base64url');
  const expires = String(Math.floor((hour * CHOICE_MS + SERVE_MS) / 1000));
  return `${name}:${expires}:${signatureOf(key, adId, name, expires)}`;
}

/** Returns the hash by which a showing is counted, and whether its time is over; undefined for an id that is not of the ad. */
export function readServeId(
  key: Buffer,
  adId: string,
  { serveId, nowMs }: { serveId: string; nowMs: number },
): { hash: Buffer; isOver: boolean } | undefined {
  const [name = '', expires = '', signature = '', ...rest] = serveId.split(':');
  const wanted = Buffer.from(signatureOf(key, adId, name, expires));
  const given = Buffer.from(signature);
  if (rest.length > 0 || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  return { hash: createHash('sha256').update(serveId).digest(), isOver: Number(expires) * 1000 <= nowMs };
}
