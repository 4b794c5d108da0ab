import type { FastifyRequest } from 'fastify';
import {
  ALL_LOCALES,
  chooseLocale,
  type LocaleCode,
  parseAcceptLanguage,
} from '#src/domain/language/locales.ts';

/** Returns the language of a new visitor: their earlier choice here, else their browser's preference, else English. */
export function readerLocale(request: FastifyRequest): LocaleCode {
  const chosen = request.cookies.locale;
  const preferred = parseAcceptLanguage(request.headers['accept-language'] ?? '');
  return chooseLocale([...(chosen ? [chosen] : []), ...preferred], ALL_LOCALES);
}
