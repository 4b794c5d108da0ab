import { expect, it } from 'vitest';
import { gridPlan } from './grid-plan.ts';

it('puts each element below the shortest column, with a line wherever one begins or ends', () => {
  expect(gridPlan(['a', 'b', 'c', 'd'], [300, 100, 200, 250], 3)).toEqual({
    rows: 'minmax(100px, auto) minmax(100px, auto) minmax(100px, auto) minmax(50px, auto)',
    areas: ['1 / 1 / 4 / 2', '1 / 2 / 2 / 3', '1 / 3 / 3 / 4', '2 / 2 / 5 / 3'],
  });
});

it('gives what has no height a line of its own, and nothing for nothing', () => {
  expect(gridPlan(['a'], [0], 2)).toEqual({ rows: 'minmax(1px, auto)', areas: ['1 / 1 / 2 / 2'] });
  expect(gridPlan([], [], 2)).toEqual({ rows: '', areas: [] });
});
