import { domainError } from '#server/errors.ts';
import type { Services } from '#server/services/services.ts';

/** Largest report of errors in bytes of JSON (spec 001 §9). */
export const MOST_BYTES = 100_000;

/**
 * Takes reports of pages only: they have the token of today or of yesterday.
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
 * An error of a browser as far as the log may know it: addresses without what follows them, no long words and nothing in
 * quotes, because both may be what somebody typed or who they are.
 *
 * @param most characters that are kept
 */
export function scrubbed(text: string, most: number): string {
  return text
    .replace(/((?:https?|blob|file):[^\s?#)]*)[?#][^\s)]*/g, '$1')
    .replace(/(["'`“‘])(?:\\.|(?!\1)[^\\\n]){1,}(["'`”’])/g, '$1…$2')
    .replace(/[^\s@]+@[^\s@]+\.[^\s@]+/g, '…@…')
    .replace(/[\w-]{33,}/g, '…')
    .replace(/(?![\n\t])\p{Cc}/gu, ' ')
    .slice(0, most);
}
