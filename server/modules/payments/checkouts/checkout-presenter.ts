import type { components } from '#generated/types/api.d.ts';
import { presentMoney, presentPrice, splitTax } from '../money/money.ts';
import { itemOf } from '../prices/items.ts';
import { type Price, priceOfRow } from '../prices/prices-repository.ts';
import { presentMethods } from '../providers/methods-presenter.ts';
import { TEST_PROVIDER } from '../providers/test-provider.ts';
import { addedPeriod } from '../subscriptions/added-period.ts';
import type { CheckoutRow } from './checkouts-repository.ts';

type Schemas = components['schemas'];

/** Returns the tax in a price as a list: none where there is no tax. */
export function presentTaxes(price: Price, locale: string): Schemas['TaxAmount'][] {
  const { tax } = splitTax(price.amount, price.taxRateBps);
  if (price.taxRateBps === 0) return [];
  const { country, taxName: name, taxRateBps: rateBps, currency } = price;
  return [{ name, country, rateBps, amount: presentMoney({ amount: tax, currency }, locale) }];
}

/** Returns a sum with and without its tax. */
export function presentSum(
  price: Price,
  locale: string,
): { total: Schemas['Money']; net: Schemas['Money']; taxes: Schemas['TaxAmount'][] } {
  const { net } = splitTax(price.amount, price.taxRateBps);
  return {
    total: presentMoney(price, locale),
    net: presentMoney({ amount: net, currency: price.currency }, locale),
    taxes: presentTaxes(price, locale),
  };
}

/** Returns a checkout as its member sees it. `nowMs` is when the next payment is counted from. */
export function presentCheckout(
  checkout: CheckoutRow,
  { locale, nowMs }: { locale: string; nowMs: number },
): Schemas['Checkout'] {
  const { id, kind, item, status, provider } = checkout;
  const price = priceOfRow(checkout);
  const { title: name, period } = itemOf(item);
  const title = checkout.title ?? name;
  const isTest = provider === TEST_PROVIDER;
  const sum = presentSum(price, locale);
  return {
    id,
    kind,
    status,
    checkoutUrl: `/checkout/${id}`,
    expiresTs: checkout.expires_at,
    ...sum,
    lines: [{ item, title, quantity: 1, price: presentPrice(price, locale) }],
    ...(period ? { schedule: [{ atTs: addedPeriod(nowMs, period), price: sum.total }] } : {}),
    country: price.country,
    provider,
    isTest,
    paymentMethods: presentMethods({ provider }),
    ...(isTest ? { testOutcome: checkout.test_outcome } : {}),
    ...(checkout.page_url !== null && status === 'needs-action' ? { paymentPageUrl: checkout.page_url } : {}),
    ...(kind === 'membership' ? { isListed: checkout.is_listed } : {}),
    ...(checkout.blog_name === null ? {} : { blogName: checkout.blog_name }),
    ...(checkout.purchase_id === null ? {} : { purchaseId: checkout.purchase_id }),
    ...(checkout.return_url === null ? {} : { returnUrl: checkout.return_url }),
  };
}
