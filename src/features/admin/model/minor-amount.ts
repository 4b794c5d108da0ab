/**
 * Returns an amount that a person typed in the smallest unit of its currency; undefined for what is no amount, or has more digits
 * than the currency.
 *
 * @param exponent digits after the decimal point
 */
export function minorAmountOf(typed: string, exponent: number): number | undefined {
  const match = /^(\d{1,7})(?:[.,](\d+))?$/.exec(typed.trim());
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  if (fraction.length > exponent) return undefined;
  const amount = Number(whole + fraction.padEnd(exponent, '0'));
  return amount > 0 ? amount : undefined;
}
