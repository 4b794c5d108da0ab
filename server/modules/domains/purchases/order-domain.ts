import type { FastifyRequest } from 'fastify';
import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { WorkContext } from '#server/define-module.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import { presentCheckout } from '#server/modules/payments/checkouts/checkout-presenter.ts';
import { ownCheckout } from '#server/modules/payments/checkouts/find-own-checkout.ts';
import { returnUrlOf } from '#server/modules/payments/checkouts/return-url.ts';
import { openDomainOrder, type WantedYears } from '#server/modules/payments/domains/open-domain-order.ts';
import { isExpected, priceChanged } from '#server/modules/payments/prices/expected-price.ts';
import { findPrice, type Price } from '#server/modules/payments/prices/prices-repository.ts';
import { saleCountry } from '#server/modules/payments/prices/sale-country.ts';
import { presentDomain } from '../domain-presenter.ts';
import { findDomain } from '../domains-repository.ts';

type Schemas = components['schemas'];
type Asked = {
  expected_price: number;
  expected_currency?: string | undefined;
  country?: string | undefined;
  host?: string | undefined;
  path?: string | undefined;
};
type Order = Omit<Extract<WantedYears, { domainId: string }>, 'domainId' | 'price' | 'returnUrl'>;

/**
 * Opens the checkout of years of a domain.
 *
 * @throws price-changed, and what {@link openDomainOrder} throws
 */
export async function orderDomain(
  context: WorkContext & { request: FastifyRequest },
  body: Asked,
  wanted: Order &
    (
      | Pick<Extract<WantedYears, { domainId: string }>, 'domainId'>
      | Pick<Extract<WantedYears, { domain: unknown }>, 'domain'>
    ),
): Promise<{ domain: Schemas['Domain']; checkout: Schemas['Checkout'] }> {
  const { db, services, request } = context;
  const { userId, name, item } = wanted;
  const locale = readerLocale(request);
  const returnUrl = returnUrlOf(body, services.publicUrl);
  const { country } = await saleCountry(db, { asked: body.country, userId, request });
  const price: Price | undefined = await findPrice(db, item, country);
  if (price === undefined) throw domainError('not-found');
  if (!isExpected(price, body)) throw priceChanged(price, locale);
  const checkoutId = await openDomainOrder({ db, services }, { ...wanted, price, returnUrl });
  const row = await findDomain(db, userId, name);
  if (row === undefined) throw domainError('not-found');
  const checkout = await ownCheckout(db, checkoutId, userId);
  return {
    domain: await presentDomain({ db, services }, row, locale),
    checkout: presentCheckout(checkout, { locale, nowMs: services.now() }),
  };
}
