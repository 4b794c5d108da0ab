import { createHmac } from 'node:crypto';
import { sameSecret } from '#server/core/tokens.ts';

const DAY_MS = 86_400_000;

/**
 * Returns the token that a page sends with its error and performance reports (spec 001 §7). It is the same for every
 * viewer, so that the configuration can be cached, and changes daily, so that a copied token cannot be used to flood
 * the reports for ever.
 *
 * @param now milliseconds since 1970; its day in UTC counts
 */
export function reportTokenOf(key: Buffer, now: number): string {
  const day = String(Math.floor(now / DAY_MS));
  return createHmac('sha256', key).update(day).digest('base64url').slice(0, 32);
}

/** Returns true when the token was issued today or yesterday. */
export function isReportTokenOf(key: Buffer, now: number, token: string): boolean {
  return [now, now - DAY_MS].some((day) => sameSecret(reportTokenOf(key, day), token));
}
