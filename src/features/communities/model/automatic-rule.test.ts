import { expect, it } from 'vitest';
import { dotsOf, MAX_DOTS } from './automatic-rule.ts';

it('dotsOf draws a dot per post and marks as many as were held', () => {
  expect(dotsOf({ postCount: 4, heldCount: 2 })).toEqual([false, true, false, true]);
  expect(dotsOf({ postCount: 0, heldCount: 0 })).toEqual([]);
});

it('dotsOf draws a busy day to scale, with a dot at least for anything held', () => {
  const dots = dotsOf({ postCount: 5000, heldCount: 1 });
  expect([dots.length, dots.filter(Boolean).length]).toEqual([MAX_DOTS, 1]);
});
