import { exponentOf, type Money } from '../money/money.ts';

/** Currencies that Stripe takes without digits after the point. Its list differs from that of the currencies themselves. */
const ZERO_DECIMAL = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** Currencies that Stripe takes with three digits. */
const THREE_DECIMAL = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

function stripeExponentOf(currency: string): number {
  if (ZERO_DECIMAL.has(currency)) return 0;
  return THREE_DECIMAL.has(currency) ? 3 : 2;
}

/**
 * Returns an amount in the unit that Stripe counts in: 500 for ¥500, 50000 for 500 Icelandic krónur, which have no digits
 * of their own and two at Stripe.
 *
 * @throws {RangeError} when Stripe cannot express it
 */
export function stripeAmount({ amount, currency }: Money): number {
  const difference = stripeExponentOf(currency) - exponentOf(currency);
  const factor = 10n ** BigInt(Math.abs(difference));
  if (difference < 0 && amount % factor !== 0n)
    throw new RangeError(`Stripe cannot move ${amount} of the smallest unit of ${currency}.`);
  const units = Number(difference < 0 ? amount / factor : amount * factor);
  if (!Number.isSafeInteger(units)) throw new RangeError(`Stripe cannot move ${amount} ${currency}.`);
  return units;
}

/** Returns an amount of Stripe in the smallest unit of its currency. */
export function amountOfStripe(units: number, currency: string): bigint {
  const difference = stripeExponentOf(currency) - exponentOf(currency);
  const factor = 10n ** BigInt(Math.abs(difference));
  return difference < 0 ? BigInt(units) * factor : BigInt(units) / factor;
}
