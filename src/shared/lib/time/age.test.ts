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
  ])('%s → %i [validation-13]', (born, age) => {
    expect(ageInYears(born, TODAY)).toBe(age);
  });

  it('waits until 1 March for leap-day birthdays in common years', () => {
    expect(ageInYears('2004-02-29', new Date(2026, 1, 28))).toBe(21);
    expect(ageInYears('2004-02-29', new Date(2026, 2, 1))).toBe(22);
  });

  it.each(['', '2013-02-30', '2013-13-01', '13-11-20', '2013-11-20T00:00', '2026-11-21'])(
    'knows no age for %j',
    (born) => {
      expect(ageInYears(born, TODAY)).toBeUndefined();
    },
  );
});
