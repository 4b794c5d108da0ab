import { expect, it } from 'vitest';
import { planGrid } from './grid-plan.ts';

it('planGrid puts each element below the shortest column, with a grid line wherever one begins or ends', () => {
  expect(planGrid(['a', 'b', 'c', 'd'], [300, 100, 200, 250], 3)).toEqual({
    rows: 'minmax(100px, auto) minmax(100px, auto) minmax(100px, auto) minmax(50px, auto)',
    areas: ['1 / 1 / 4 / 2', '1 / 2 / 2 / 3', '1 / 3 / 3 / 4', '2 / 2 / 5 / 3'],
  });
});

it('planGrid gives an element without height a row of its own, and an empty list no rows', () => {
  expect(planGrid(['a'], [0], 2)).toEqual({ rows: 'minmax(1px, auto)', areas: ['1 / 1 / 2 / 2'] });
  expect(planGrid([], [], 2)).toEqual({ rows: '', areas: [] });
});

it('planGrid gives an element that spans all columns a row below the longest one', () => {
  const { areas } = planGrid(['a', 'b', 'full', 'c'], [300, 100, 50, 20], 2, (index) => index === 2);
  expect(areas).toEqual(['1 / 1 / 3 / 2', '1 / 2 / 2 / 3', '3 / 1 / 4 / -1', '4 / 1 / 5 / 2']);
});
