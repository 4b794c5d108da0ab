import { expect, it } from 'vitest';
import { CHART_SIZE, chartColumnsOf, chartLineOf } from './chart-shape.ts';

it('chartColumnsOf draws the maximum as high as the chart, one visibly, and zero as nothing', () => {
  expect(chartColumnsOf([0, 1, 500, 1000]).map(({ height }) => height)).toEqual([
    0,
    2.5,
    50,
    CHART_SIZE.height,
  ]);
  expect(chartColumnsOf([0, 0]).map(({ height }) => height)).toEqual([0, 0]);
  const columns = chartColumnsOf([1, 2]);
  expect(columns.map(({ y, height }) => y + height)).toEqual([CHART_SIZE.height, CHART_SIZE.height]);
  expect(columns[1]?.x).toBe(560);
});

it('chartLineOf draws a total as a line that rises with it', () => {
  expect(chartLineOf([10, 11, 12])).toBe('166.67,94 500,50 833.33,6');
  expect(chartLineOf([7, 7])).toBe('250,50 750,50');
  expect(chartLineOf([])).toBe('');
});
