import type { components } from '#generated/types/api.d.ts';

type Schemas = components['schemas'];

/** An amount in the smallest unit of its currency: 499n EUR is €4.99, 499n JPY is ¥499. */
export type Money = { amount: bigint; currency: string };

/** Rates are in hundredths of a percent: 2300 is 23 %. */
const BPS_OF_WHOLE = 10_000n;

/** Returns the digits after the decimal point of a currency: 2 for EUR, 0 for JPY, 3 for KWD. */
export function exponentOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 0;
}

/** Returns an amount as people of a language write it. Exact for every amount: no floating-point number is made. */
export function formatMoney({ amount, currency }: Money, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  // Formatters take a decimal text and keep all its digits; the type does not say so for a text that is computed.
  return format.format(`${amount}E-${exponentOf(currency)}` as Intl.StringNumericLiteral);
}

/**
 * Divides by rounding half away from zero.
 *
 * @param divisor positive
 */
function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return dividend < 0n ? -((-dividend + half) / divisor) : (dividend + half) / divisor;
}

/**
 * Shares an amount out by weights without losing or making a unit: each part is rounded down, and the units that are left
 * go to the largest remainders, at equal remainders to the first.
 *
 * @param amount zero or more
 * @param weights zero or more, not all zero
 */
export function allocate(amount: bigint, weights: readonly bigint[]): bigint[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (amount < 0n || whole <= 0n || weights.some((weight) => weight < 0n))
    throw new RangeError('Only amounts and weights of zero or more are shared out.');
  const parts = weights.map((weight) => (amount * weight) / whole);
  const left = amount - parts.reduce((sum, part) => sum + part, 0n);
  const byRemainder = weights
    .map((weight, at) => ({ at, remainder: (amount * weight) % whole }))
    .sort((one, other) => Number(other.remainder - one.remainder) || one.at - other.at);
  for (const { at } of byRemainder.slice(0, Number(left))) parts[at] = (parts[at] ?? 0n) + 1n;
  return parts;
}

/** Splits an amount that contains a tax into the net amount and the tax; both add up to it. */
export function splitTax(amount: bigint, rateBps: number): { net: bigint; tax: bigint } {
  const rate = BigInt(rateBps);
  const tax = divideRounded(amount * rate, BPS_OF_WHOLE + rate);
  return { net: amount - tax, tax };
}

/** Returns an amount as the contract writes it. */
export function presentMoney(money: Money, locale: string): Required<Schemas['Money']> {
  const amount = Number(money.amount);
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${money.amount} does not fit the contract.`);
  return {
    amount,
    currency: money.currency,
    exponent: exponentOf(money.currency),
    formatted: formatMoney(money, locale),
  };
}

/** An amount with the tax in it. */
export type TaxedMoney = Money & { taxRateBps: number; country: string };

/** Returns an amount with its tax as the contract writes it. */
export function presentPrice(price: TaxedMoney, locale: string): Required<Schemas['Price']> {
  const { net, tax } = splitTax(price.amount, price.taxRateBps);
  return {
    ...presentMoney(price, locale),
    net: Number(net),
    tax: Number(tax),
    taxRateBps: price.taxRateBps,
    country: price.country,
  };
}
