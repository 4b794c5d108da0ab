import type { FastifyRequest } from 'fastify';
import { sidOf } from '#server/http/plugins/session-cookies.ts';
import { PALETTE_COOKIE, readPaletteCookie } from '#src/domain/appearance/palette.ts';
import { chosenLocale, LOCALE_COOKIE } from '#src/domain/choice-cookies.ts';
import { parseAcceptLanguage } from '#src/domain/language/locales.ts';
import { isEmbeddedAddress } from '#src/paths/posts-paths.ts';

/** Longer addresses are rendered for each who asks: nobody shares them. */
const LONGEST_ADDRESS = 400;

/** What a visitor's page depends on besides its address, and the name under which it may be kept. */
export interface SharedVisit {
  key: string;
  /** The only cookies that the page may know: the reader's language and palette. */
  cookies: string;
  acceptLanguage: string;
}

/**
 * What this request's page has in common with other visitors'; undefined when it is one reader's own. A visitor is known
 * by nothing but a language and a palette, and both are taken from their lists, so that there are few kinds of each page.
 * What other sites show in a frame is everybody's: there is neither member nor palette in it (spec 000 §2.3).
 *
 * @param url of the page, as it will be rendered
 */
export function sharedVisit(request: FastifyRequest, url: string): SharedVisit | undefined {
  const isEmbedded = isEmbeddedAddress(url);
  const isOwn = sidOf(request) !== undefined || request.headers.authorization !== undefined;
  if (isOwn && !isEmbedded) return undefined;
  if (url.length > LONGEST_ADDRESS) return undefined;
  const cookies = request.headers.cookie ?? '';
  const accepted = parseAcceptLanguage(request.headers['accept-language'] ?? '');
  const locale = chosenLocale(cookies, { user: undefined }, accepted);
  const palette = isEmbedded ? undefined : readPaletteCookie(cookies);
  const kept = [`${LOCALE_COOKIE}=${locale}`, ...(palette ? [`${PALETTE_COOKIE}=${palette}`] : [])];
  return {
    key: `${locale} ${palette ?? 'system'} ${url}`,
    cookies: kept.join('; '),
    acceptLanguage: '',
  };
}
