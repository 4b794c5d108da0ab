import { expect, it } from 'vitest';
import { CHART, columnsOf, lineOf } from './chart-shape.ts';

it('draws the most as high as the chart, one as much as can be seen, and nothing as nothing', () => {
  expect(columnsOf([0, 1, 500, 1000]).map(({ height }) => height)).toEqual([0, 2.5, 50, CHART.height]);
  expect(columnsOf([0, 0]).map(({ height }) => height)).toEqual([0, 0]);
  const columns = columnsOf([1, 2]);
  expect(columns.map(({ y, height }) => y + height)).toEqual([CHART.height, CHART.height]);
  expect(columns[1]?.x).toBe(560);
});

it('draws what there is as a line that rises with it', () => {
  expect(lineOf([10, 11, 12])).toBe('166.67,94 500,50 833.33,6');
  expect(lineOf([7, 7])).toBe('250,50 750,50');
  expect(lineOf([])).toBe('');
});
