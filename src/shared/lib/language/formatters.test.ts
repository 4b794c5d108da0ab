import { expect, test } from 'vitest';
import { dateFormat, listFormat, numberFormat, relativeTimeFormat } from './formatters.ts';

test('formatters are shared for equal language and options', () => {
  expect(numberFormat('de')).toBe(numberFormat('de'));
  expect(numberFormat('de').format(1234.5)).toBe('1.234,5');
  expect(numberFormat('en').format(1234.5)).toBe('1,234.5');
  expect(numberFormat('en', { style: 'percent' }).format(0.5)).toBe('50%');
  expect(dateFormat('en', { timeZone: 'UTC', year: 'numeric' }).format(0)).toBe('1970');
  expect(relativeTimeFormat('en', { numeric: 'auto' }).format(-1, 'day')).toBe('yesterday');
  expect(relativeTimeFormat('en').format(-1, 'day')).toBe('1 day ago');
  expect(listFormat('en', { type: 'unit' }).format(['a', 'b'])).toBe('a, b');
});
