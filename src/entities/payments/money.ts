import { numberFormat } from '#src/shared/lib/language/formatters.ts';

/** Digits after the decimal point of most currencies. */
const USUAL_DIGIT_COUNT = 2;

/**
 * Returns an amount for people, in a language. What the API sends as `formatted` needs no formatting; this is for sums and parts,
 * such as the net of a line.
 *
 * @param amount in the smallest unit of the currency
 */
export function formatAmount(
  amount: number,
  { currency, exponent = USUAL_DIGIT_COUNT }: { currency: string; exponent?: number | undefined },
  locale: string,
): string {
  const digits = { minimumFractionDigits: exponent, maximumFractionDigits: exponent };
  return numberFormat(locale, { style: 'currency', currency, ...digits }).format(amount / 10 ** exponent);
}

/** Returns a tax rate for people, in a language: 2300 hundredths of a percent are "23%". */
export function formatRate(rateBps: number, locale: string): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rateBps / 10_000);
}
