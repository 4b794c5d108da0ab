import { describe, expect, it } from 'vitest';
import { ageInYears } from './age.ts';

const TODAY = new Date(2026, 10, 20);

describe('ageInYears', () => {
  it.each([
    ['2013-11-20', 13],
    ['2013-11-21', 12],
    ['2013-12-01', 12],
    ['2026-11-20', 0],
    ['2000-02-29', 26],
  ])('ageInYears of %s is %i [validation-13]', (born, age) => {
    expect(ageInYears(born, TODAY)).toBe(age);
  });

  it('ageInYears counts leap-day birthdays from 1 March in common years', () => {
    expect(ageInYears('2004-02-29', new Date(2026, 1, 28))).toBe(21);
    expect(ageInYears('2004-02-29', new Date(2026, 2, 1))).toBe(22);
  });

  it.each(['', '2013-02-30', '2013-13-01', '13-11-20', '2013-11-20T00:00', '2026-11-21'])(
    'ageInYears of %j is undefined',
    (born) => {
      expect(ageInYears(born, TODAY)).toBeUndefined();
    },
  );
});
