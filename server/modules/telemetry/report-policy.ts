import { domainError } from '#server/core/errors.ts';
import type { Services } from '#server/services.ts';

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

/** What is quoted in one line; to its end where no quote closes it. An apostrophe within a word quotes nothing. */
const QUOTED = [/"[^"\n]*"?/g, /`[^`\n]*`?/g, /“[^”\n]*”?/g, /‘[^’\n]*’?/g, /(?<!\w)'[^'\n]*'?/g];

/**
 * An error of a browser as far as the log may know it: addresses without what follows them, no long words and nothing in
 * quotes, because both may be what somebody typed or who they are. Takes time in proportion to the text, whatever it is:
 * no pattern goes back over what it has read.
 *
 * @param most characters that are kept
 */
export function scrubbed(text: string, most: number): string {
  const bare = text.slice(0, 2 * most).replace(/((?:https?|blob|file):[^\s?#)]{0,2048})[?#][^\s)]*/g, '$1');
  return QUOTED.reduce((left, quoted) => left.replace(quoted, '“…”'), bare)
    .replace(/[^\s@]{1,64}@[^\s@]{1,255}/g, '…@…')
    .replace(/[\w-]{33,}/g, '…')
    .replace(/(?![\n\t])\p{Cc}/gu, ' ')
    .slice(0, most);
}
