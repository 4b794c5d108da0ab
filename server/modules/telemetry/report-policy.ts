import { domainError } from '#server/core/errors.ts';
import type { Services } from '#server/services.ts';

/** Maximum size of an error report in bytes of JSON (spec 001 §9). */
export const MAX_REPORT_BYTES = 100_000;

/**
 * Checks that a report comes from a page of this site, which has the token of today or of yesterday.
 *
 * @throws invalid-request-param (5016)
 */
export function checkReportToken(services: Services, token: string): void {
  if (services.isReportToken(token)) return;
  throw domainError('invalid-request-param', {
    field: 'token',
    detail: 'This is not the token that /v2/config gives today.',
  });
}

/**
 * Matches quoted text within one line; to the end of the line without a closing quote. An apostrophe within a word is
 * not a quote.
 */
const QUOTED = [/"[^"\n]*"?/g, /`[^`\n]*`?/g, /“[^”\n]*”?/g, /‘[^’\n]*’?/g, /(?<!\w)'[^'\n]*'?/g];

/**
 * Redacts a browser's error for the log: addresses without query and fragment, no long words and no quoted text,
 * because both may contain input or personal data. Runs in linear time for any text: no pattern backtracks.
 *
 * @param most maximum number of characters
 */
export function scrub(text: string, most: number): string {
  const bare = text.slice(0, 2 * most).replace(/((?:https?|blob|file):[^\s?#)]{0,2048})[?#][^\s)]*/g, '$1');
  return QUOTED.reduce((left, quoted) => left.replace(quoted, '“…”'), bare)
    .replace(/[^\s@]{1,64}@[^\s@]{1,255}/g, '…@…')
    .replace(/[\w-]{33,}/g, '…')
    .replace(/(?![\n\t])\p{Cc}/gu, ' ')
    .slice(0, most);
}
