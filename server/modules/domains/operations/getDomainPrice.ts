import { domainError } from '#server/core/errors.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { saleCountry } from '#server/modules/payments/prices/sale-country.ts';
import { isSold, offersOf } from '../purchases/offers.ts';
import { MAX_YEARS } from '../registrar/registrars.ts';

export const getDomainPrice: Handler<'getDomainPrice'> = async ({ query, db, services, viewer, request }) => {
  const { domain_name: name } = query;
  if (!isSold(name)) throw domainError('not-found', { field: 'domain_name' });
  const { country } = await saleCountry(db, { asked: query.country, userId: viewer?.userId, request });
  const [offer] = await offersOf({ db, services }, [name], { country, locale: readerLocale(request) });
  if (offer === undefined || offer.inMaintenance) throw domainError('domain-tld-in-maintenance');
  // A transfer adds a year to those that are left.
  return { offer, maxYears: offer.available ? MAX_YEARS : MAX_YEARS - 1 };
};
