import { expect, test } from 'vitest';
import { deriveKey } from '#server/core/derive-key.ts';
import { reportTokenOf } from './report-token.ts';

const key = deriveKey('a secret of thirty-two characters', 'report-token');
const noon = Date.UTC(2026, 10, 14, 12);
const midnight = Date.UTC(2026, 10, 15);

test('reportTokenOf is stable within a day and changes on the next', () => {
  const token = reportTokenOf(key, noon);
  expect(token).toMatch(/^[A-Za-z0-9_-]{32}$/);
  expect(reportTokenOf(key, midnight - 1)).toBe(token);
  expect(reportTokenOf(key, midnight)).not.toBe(token);
});

test('reportTokenOf differs for another secret', () => {
  const other = deriveKey('another secret of thirty-two chars', 'report-token');
  expect(reportTokenOf(other, noon)).not.toBe(reportTokenOf(key, noon));
});
