import { type DomainError, domainError } from '#server/core/errors.ts';
import { type Money, presentPrice } from '../money/money.ts';
import type { Price } from './prices-repository.ts';

/** Returns true when the price that a person saw is this one. What they do not say is taken as seen. */
export function isExpected(
  price: Money,
  seen: { expected_price?: number | undefined; expected_currency?: string | undefined },
): boolean {
  const { expected_price: amount, expected_currency: currency } = seen;
  return (
    (amount === undefined || BigInt(amount) === price.amount) &&
    (currency === undefined || currency === price.currency)
  );
}

/** Returns the failure of a price that changed, with the new one (code 17004). */
export function priceChanged(price: Price, locale: string): DomainError {
  return domainError('price-changed', { price: presentPrice(price, locale) });
}
