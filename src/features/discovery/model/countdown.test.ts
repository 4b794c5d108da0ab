import { expect, it } from 'vitest';
import { countdown } from './countdown.ts';

it.each([
  [-5, 'in 1 minute'],
  [59, 'in 1 minute'],
  [61, 'in 2 minutes'],
  [3540, 'in 59 minutes'],
  [3599, 'in 60 minutes'],
  [3600, 'in 1 hour'],
  [172_799, 'in 48 hours'],
  [172_800, 'in 2 days'],
  [604_800, 'in 7 days'],
])('countdown formats %i seconds as %s', (left, words) => {
  expect(countdown(1_000_000 + left, 1_000_000, 'en')).toBe(words);
});
