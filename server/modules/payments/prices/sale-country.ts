import type { FastifyRequest } from 'fastify';
import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { parseAcceptLanguage } from '#src/domain/language/locales.ts';
import { payerCountry, saleCountries } from './prices-repository.ts';

/** Country of those about whom nothing is known. */
const DEFAULT_COUNTRY = 'US';

/** Returns the regions of a browser's languages, the preferred first. */
function regionsOf(header: string): string[] {
  return parseAcceptLanguage(header).flatMap((tag) => {
    try {
      return new Intl.Locale(tag).region ?? [];
    } catch {
      return [];
    }
  });
}

/**
 * Returns the country whose currency and tax apply: the one that was asked for, else that of the last purchase, else of the
 * browser's languages.
 *
 * @throws invalid-request-param when nothing is sold in the country that was asked for
 */
export async function saleCountry(
  db: Queryable,
  {
    asked,
    userId,
    request,
  }: { asked: string | undefined; userId: string | undefined; request: FastifyRequest },
): Promise<{ country: string; countries: string[] }> {
  const countries = await saleCountries(db);
  if (asked !== undefined && !countries.includes(asked)) {
    const detail = `Nothing is sold in ${asked}.`;
    throw domainError('invalid-request-param', { field: 'country', detail });
  }
  if (asked !== undefined) return { country: asked, countries };
  const known = userId === undefined ? undefined : await payerCountry(db, userId);
  const wanted = [known, ...regionsOf(request.headers['accept-language'] ?? '')];
  const country = wanted.find((one) => one !== undefined && countries.includes(one)) ?? DEFAULT_COUNTRY;
  return { country, countries };
}
