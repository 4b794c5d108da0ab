import { expect, it } from 'vitest';
import type { IncomeMonth } from '#generated/zod/incomeMonth.zod.ts';
import { euros } from '#tests/support/ui-payments.ts';
import { knit, knittedPlans, stitchSize } from './knitting.ts';

function month(name: string, ...counts: number[]): IncomeMonth {
  const none = { paid: euros(0), share: euros(0), fees: euros(0), tax: euros(0) };
  const supporters = counts.flatMap((count, at) =>
    count === 0 ? [] : [{ planId: `plan-${at}`, planName: `Plan ${at}`, count }],
  );
  return { month: name, ...none, supporters };
}
const stitchCount = (path = '') => path.split('M').length - 1;

it('knit draws a stitch for each supporter by plan, the last month at the end', () => {
  const { paths, width, height } = knit([month('2026-10', 2), month('2026-11', 4, 1)]);
  expect(paths.map(stitchCount)).toEqual([6, 1]);
  expect(width).toBeCloseTo(12 * 41.4);
  // Five stitches are two rows.
  expect(height).toBe(2 * 10.5 + 3);
  expect(paths[1]).toMatch(/^M458\.4 15\.0/);
});

it('knit of months without supporters has the height of one row and no path', () => {
  expect(knit([month('2026-11')])).toMatchObject({ paths: [], height: 13.5 });
});

it.each([
  [99, 1],
  [100, 5],
  [499, 5],
  [500, 25],
])('stitchSize of %i supporters is %i', (count, size) => {
  expect(stitchSize([month('2026-10', 1), month('2026-11', count - 1, 1)])).toBe(size);
});

it('knittedPlans names every plan once, also those of earlier months alone', () => {
  const plans = knittedPlans([month('2026-10', 2, 3), month('2026-11', 4)]);
  expect(plans).toEqual([
    { id: 'plan-0', name: 'Plan 0' },
    { id: 'plan-1', name: 'Plan 1' },
  ]);
});
