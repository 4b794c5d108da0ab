import type { FastifyRequest } from 'fastify';
import {
  ALL_LOCALES,
  chooseLocale,
  type LocaleCode,
  parseAcceptLanguage,
} from '#src/domain/language/locales.ts';

/** The language a newcomer reads in: what they chose here before, else what their browser prefers, else English. */
export function readerLocale(request: FastifyRequest): LocaleCode {
  const chosen = request.cookies.locale;
  const preferred = parseAcceptLanguage(request.headers['accept-language'] ?? '');
  return chooseLocale([...(chosen ? [chosen] : []), ...preferred], ALL_LOCALES);
}
