import { expect, it } from 'vitest';
import { momentOf, wallTimeOf } from './wall-time.ts';

it('wallTimeOf and momentOf round-trip a time', () => {
  const moment = new Date(2026, 4, 1, 9, 5).getTime();
  expect(wallTimeOf(moment)).toBe('2026-05-01T09:05');
  expect(momentOf('2026-05-01T09:05')).toBe(moment);
  expect(momentOf('')).toBeUndefined();
  expect(momentOf('soon')).toBeUndefined();
});
