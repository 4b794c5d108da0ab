import { expect, it } from 'vitest';
import { formatDuration } from './quiet-step.mjs';

it.each([
  [12, '1 s'],
  [59_400, '59 s'],
  [60_000, '1 min 0 s'],
  [1_105_000, '18 min 25 s'],
])('formatDuration(%d) is %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
