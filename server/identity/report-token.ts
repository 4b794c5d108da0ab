import { createHmac } from 'node:crypto';
import { sameSecret } from '#server/core/tokens.ts';

const DAY_MS = 86_400_000;

/**
 * The token that a page sends along with its error and performance reports (spec 001 §7): the same for everybody, so
 * that the configuration can be cached, and another one each day, so that a client that was written down once cannot
 * fill the reports for good.
 *
 * @param now milliseconds since 1970; the day of it in UTC counts.
 */
export function reportTokenOf(key: Buffer, now: number): string {
  const day = String(Math.floor(now / DAY_MS));
  return createHmac('sha256', key).update(day).digest('base64url').slice(0, 32);
}

/** Whether a page was given this token today or yesterday. */
export function isReportTokenOf(key: Buffer, now: number, token: string): boolean {
  return [now, now - DAY_MS].some((day) => sameSecret(reportTokenOf(key, day), token));
}
