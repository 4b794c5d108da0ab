import { afterEach, expect, it, vi } from 'vitest';
import { isReporting } from './early-errors.ts';

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
  'by chance %d, as an admin %s, a visit reports: %s [error-reporting-05] [error-reporting-06]',
  (chance, isAdmin, is) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    expect(isReporting(isAdmin)).toBe(is);
  },
);

it('leaves alone whoever saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(isReporting(true)).toBe(false);
});
