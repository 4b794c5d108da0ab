import { expect, it } from 'vitest';
import type { Domain } from '#generated/zod/domain.zod.ts';
import { yearOf } from './year.ts';

const DAY_SECONDS = 86_400;
const END_SECONDS = 1_800_000_000;
const term = {
  expiresTs: END_SECONDS,
  graceEndsTs: END_SECONDS + 30 * DAY_SECONDS,
  redemptionEndsTs: END_SECONDS + 60 * DAY_SECONDS,
} as Domain;
const before = (days: number): number => END_SECONDS - days * DAY_SECONDS;

it('yearOf begins with the registration in the first year, and a year before the end in later ones', () => {
  const first = yearOf({ ...term, registeredTs: before(340) }, before(170));
  expect(first).toMatchObject({ beginTs: before(340), isFirst: true, now: 42.5, end: 85, graceEnd: 92.5 });
  const third = yearOf({ ...term, registeredTs: before(1000) }, before(100));
  expect(third).toMatchObject({ beginTs: before(365), isFirst: false });
});

it('yearOf makes one line of several years that were paid at once', () => {
  expect(yearOf({ ...term, registeredTs: before(900) }, before(700))).toMatchObject({
    beginTs: before(900),
    isFirst: true,
  });
});

it('yearOf places today after the end of a lapsed domain, and never beyond the line', () => {
  const lapsed = yearOf({ ...term, registeredTs: before(365) }, before(-15));
  expect(lapsed && lapsed.now > lapsed.end && lapsed.isTight).toBe(true);
  expect(yearOf({ ...term, registeredTs: before(365) }, before(-90))?.now).toBe(100);
});

it('yearOf knows no year of a domain that is registered elsewhere', () => {
  expect(yearOf({ ...term, expiresTs: undefined }, END_SECONDS)).toBeUndefined();
});
