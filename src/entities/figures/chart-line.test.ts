import { expect, it } from 'vitest';
import { chartPath, chartPoints, knotPlaces } from './chart-line.ts';

it('chartPoints spreads days over the width and leaves the height to the highest value', () => {
  expect(chartPoints([0, 5, 10], 10)).toEqual([
    { x: 0, y: 100 },
    { x: 50, y: 53 },
    { x: 100, y: 6 },
  ]);
});

it('chartPath is interrupted by a day that nobody counted', () => {
  expect(chartPath(chartPoints([0, 10, undefined, 10, 0], 10))).toBe(
    'M0 100C12.5 100 12.5 6 25 6M75 6C87.5 6 87.5 100 100 100',
  );
});

it('chartPoints stays on the ground without any amount', () => {
  expect(chartPoints([0, 0], 0).map((point) => point?.y)).toEqual([100, 100]);
});

it.each([
  [0, []],
  [1, [0]],
  [3, [0, 1, 2]],
  [30, [0, 7, 15, 22, 29]],
])('knotPlaces of %i days are %j', (days, places) => {
  expect(knotPlaces(days)).toEqual(places);
});
