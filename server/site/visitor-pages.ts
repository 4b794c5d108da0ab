import type { FastifyRequest } from 'fastify';
import { sidOf } from '#server/http/plugins/session-cookies.ts';
import {
  PALETTE_COOKIE,
  PALETTE_NIGHT_COOKIE,
  readPaletteCookies,
  SYSTEM_PALETTES,
} from '#src/domain/appearance/palette.ts';
import { chosenLocale, LOCALE_COOKIE } from '#src/domain/choice-cookies.ts';
import { parseAcceptLanguage } from '#src/domain/language/locales.ts';
import { isEmbeddedAddress } from '#src/paths/posts-paths.ts';

/** Maximum length of a cached address; pages at longer ones are rendered for each request. */
const MAX_ADDRESS_LENGTH = 400;

/** Values that a visitor's page depends on besides its address, and its cache key. */
export interface SharedVisit {
  key: string;
  /** The only cookies that the page may read: language and palette. */
  cookies: string;
  acceptLanguage: string;
}

/**
 * Returns the shared values of a visitor's page; undefined when the page belongs to one viewer. A visitor differs from
 * others only in language and palette, both taken from fixed lists, so that there are few variants of each page. Framed
 * pages are the same for all viewers: they depend on neither member nor palette (spec 000 §2.3).
 *
 * @param url of the page, as it will be rendered
 */
export function sharedVisit(request: FastifyRequest, url: string): SharedVisit | undefined {
  const isEmbedded = isEmbeddedAddress(url);
  const isOwn = sidOf(request) !== undefined || request.headers.authorization !== undefined;
  if (isOwn && !isEmbedded) return undefined;
  if (url.length > MAX_ADDRESS_LENGTH) return undefined;
  const cookies = request.headers.cookie ?? '';
  const accepted = parseAcceptLanguage(request.headers['accept-language'] ?? '');
  const locale = chosenLocale(cookies, { user: undefined }, accepted);
  const { palette, night } = isEmbedded ? SYSTEM_PALETTES : readPaletteCookies(cookies);
  const kept = [
    `${LOCALE_COOKIE}=${locale}`,
    ...(palette ? [`${PALETTE_COOKIE}=${palette}`] : []),
    ...(night ? [`${PALETTE_NIGHT_COOKIE}=${night}`] : []),
  ];
  return {
    key: `${locale} ${palette ?? 'system'} ${night ?? 'same'} ${url}`,
    cookies: kept.join('; '),
    acceptLanguage: '',
  };
}
