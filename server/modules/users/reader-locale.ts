import type { FastifyRequest } from 'fastify';
import { locales } from '#generated/choices.ts';

type Locale = (typeof locales)[number];

/** The product's locale for a language tag: the same one, else the first of that language. */
function localeFor(tag: string): Locale | undefined {
  const wanted = tag.trim().toLowerCase();
  const language = wanted.split('-')[0] ?? '';
  return (
    locales.find((locale) => locale === wanted) ?? locales.find((locale) => locale.split('-')[0] === language)
  );
}

/** The language a newcomer reads in: what they chose here before, else what their browser prefers, else English. */
export function readerLocale(request: FastifyRequest): Locale {
  const chosen = request.cookies.locale;
  const preferred = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => part.split(';')[0] ?? '');
  for (const tag of [...(chosen ? [chosen] : []), ...preferred]) {
    const locale = localeFor(tag);
    if (locale) return locale;
  }
  return 'en-us';
}
