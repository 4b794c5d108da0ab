import { describe, expect, test } from 'vitest';
import { allocate, exponentOf, formatMoney, presentPrice, splitTax } from './money.ts';

describe('exponentOf', () => {
  test.each([
    ['EUR', 2],
    ['JPY', 0],
    ['KWD', 3],
  ])('%s has %i digits after the decimal point', (currency, digits) => {
    expect(exponentOf(currency)).toBe(digits);
  });
});

describe('formatMoney', () => {
  test.each([
    [499n, 'EUR', 'en', '€4.99'],
    [499n, 'EUR', 'de', '4,99 €'],
    [499n, 'JPY', 'en', '¥499'],
    [1250n, 'KWD', 'en', 'KWD 1.250'],
    [-5n, 'USD', 'en', '-$0.05'],
    [900_719_925_474_099_301n, 'USD', 'en', '$9,007,199,254,740,993.01'],
  ])('%d %s in %s is %s', (amount, currency, locale, text) => {
    expect(formatMoney({ amount, currency }, locale).replaceAll('\u00a0', ' ')).toBe(text);
  });
});

describe('allocate', () => {
  test('gives the units that are left to the largest remainders', () => {
    expect(allocate(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
    expect(allocate(10n, [15n, 26n, 59n])).toEqual([1n, 3n, 6n]);
    expect(allocate(10_001n, [70n, 30n])).toEqual([7001n, 3000n]);
    expect(allocate(0n, [3n, 4n])).toEqual([0n, 0n]);
    expect(allocate(5n, [0n, 1n])).toEqual([0n, 5n]);
  });

  test('refuses weights that sum to nothing, and negative ones', () => {
    expect(() => allocate(5n, [])).toThrow(RangeError);
    expect(() => allocate(5n, [0n])).toThrow(RangeError);
    expect(() => allocate(5n, [2n, -1n])).toThrow(RangeError);
    expect(() => allocate(-5n, [1n])).toThrow(RangeError);
  });

  test('every share of amounts up to 300 adds up and differs from the exact one by less than a unit', () => {
    for (let amount = 0n; amount <= 300n; amount += 1n) {
      const weights = [amount % 7n, 3n, (amount * amount) % 11n, 1n];
      const whole = weights.reduce((sum, weight) => sum + weight);
      const parts = allocate(amount, weights);
      expect(parts.reduce((sum, part) => sum + part)).toBe(amount);
      for (const [at, part] of parts.entries()) {
        const off = part * whole - amount * (weights[at] ?? 0n);
        expect(off < whole && off > -whole).toBe(true);
      }
    }
  });
});

describe('splitTax', () => {
  test.each([
    [499n, 2300, 406n, 93n],
    [499n, 1900, 419n, 80n],
    [499n, 0, 499n, 0n],
    [700n, 1000, 636n, 64n],
    [1n, 2300, 1n, 0n],
  ])('%d with %i hundredths of a percent is %d and %d', (amount, rate, net, tax) => {
    expect(splitTax(amount, rate)).toEqual({ net, tax });
  });

  test('net and tax add up for every amount and rate', () => {
    for (let amount = 0n; amount < 500n; amount += 1n) {
      for (const rate of [0, 500, 770, 1900, 2100, 2700, 10_000]) {
        const { net, tax } = splitTax(amount, rate);
        expect(net + tax).toBe(amount);
        expect(net >= 0n && tax >= 0n).toBe(true);
      }
    }
  });
});

test('presentPrice names the tax in a price', () => {
  const price = presentPrice({ amount: 499n, currency: 'EUR', taxRateBps: 2300, country: 'PT' }, 'en');
  expect(price).toEqual({
    amount: 499,
    currency: 'EUR',
    exponent: 2,
    formatted: '€4.99',
    net: 406,
    tax: 93,
    taxRateBps: 2300,
    country: 'PT',
  });
});
