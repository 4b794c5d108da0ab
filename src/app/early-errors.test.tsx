import { afterEach, expect, it, vi } from 'vitest';
import { shouldReportErrors } from './early-errors.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  [0.049, false, true],
  [0.05, false, false],
  [0.999, false, false],
  [0.999, true, true],
])(
  'shouldReportErrors with random value %d and admin %s returns %s [error-reporting-05] [error-reporting-06]',
  (chance, isAdmin, is) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    expect(shouldReportErrors(isAdmin)).toBe(is);
  },
);

it('shouldReportErrors returns false with data saver on', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(shouldReportErrors(true)).toBe(false);
});
