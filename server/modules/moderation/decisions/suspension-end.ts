import { domainError } from '#server/core/errors.ts';

const HOUR_SECONDS = 3600;
const YEAR_SECONDS = 365 * 24 * HOUR_SECONDS;

/**
 * Checks the end of a suspension: at least an hour and at most a year ahead. A minute is allowed for the way of the call.
 *
 * @param now milliseconds since 1970
 * @throws invalid-request-param with the field `until_ts`
 */
export function checkSuspensionEnd(until: number | null | undefined, outcome: string, now: number): void {
  if (until === undefined || until === null) return;
  const field = 'until_ts';
  if (outcome !== 'suspend') throw domainError('invalid-request-param', { field, reason: 'suspension_only' });
  const ahead = until - now / 1000;
  if (ahead < HOUR_SECONDS - 60 || ahead > YEAR_SECONDS + 60) {
    throw domainError('invalid-request-param', { field, reason: 'suspension_end' });
  }
}
