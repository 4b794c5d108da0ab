import { domainToASCII } from 'node:url';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { saleCountry } from '#server/modules/payments/prices/sale-country.ts';
import { isSold, offersOf } from '../purchases/offers.ts';
import { SOLD_TLDS } from '../registrar/registrars.ts';

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Returns the names to look at: the exact one first, then its other endings, then similar names. */
export function namesOf(query: string, tlds: readonly string[]): string[] {
  const written = domainToASCII(
    query
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_@/]+/g, '-')
      .replaceAll(/^[-.]+|[-.]+$/g, ''),
  );
  const [label = '', ...rest] = written.split('.');
  if (!LABEL.test(label)) return [];
  const exact = [label, ...rest].join('.');
  const similar = [label.replaceAll('-', ''), `the-${label}`, `${label}-blog`].filter((one) => one !== label);
  const names = [
    ...(isSold(exact) ? [exact] : []),
    ...tlds.map((tld) => `${label}.${tld}`),
    ...similar.flatMap((one) => (LABEL.test(one) ? [`${one}.${tlds[0] ?? 'com'}`] : [])),
  ];
  return [...new Set(names)].filter(isSold);
}

export const searchDomains: Handler<'searchDomains'> = async ({ query, db, services, viewer, request }) => {
  const { limit = 20 } = query;
  const asked = query.tlds?.split(',').map((tld) => tld.trim().toLowerCase().replace(/^\./, ''));
  const tlds = asked ? SOLD_TLDS.filter((tld) => asked.includes(tld)) : SOLD_TLDS;
  const { country } = await saleCountry(db, { asked: query.country, userId: viewer?.userId, request });
  const names = namesOf(query.query, tlds).slice(0, limit);
  return { results: await offersOf({ db, services }, names, { country, locale: readerLocale(request) }) };
};
