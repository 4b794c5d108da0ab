import { describe, expect, it } from 'vitest';
import { collapseTrail } from './trail.ts';

const trail = (length: number): number[] => Array.from({ length }, (_, index) => index);

describe('collapseTrail', () => {
  it.each([0, 1, 4])('collapseTrail leaves a trail of %i items unchanged', (length) => {
    expect(collapseTrail(trail(length))).toEqual({ head: trail(length), hidden: [], tail: [] });
  });

  it('collapseTrail keeps the root and the last two of a longer trail', () => {
    expect(collapseTrail(trail(5))).toEqual({ head: [0], hidden: [1, 2], tail: [3, 4] });
  });

  it.each([
    [1, [0], [1, 2, 3], [4]],
    [3, [0, 1, 2, 3, 4], [], []],
    [50, [0, 1, 2, 3, 4], [], []],
  ])('collapseTrail keeps the last %i where the reader chose that many', (latest, head, hidden, tail) => {
    expect(collapseTrail(trail(5), latest)).toEqual({ head, hidden, tail });
  });

  it('collapseTrail loses no item of a trail of fifty', () => {
    const { head, hidden, tail } = collapseTrail(trail(50));
    expect([...head, ...hidden, ...tail]).toEqual(trail(50));
    expect(hidden).toHaveLength(47);
  });
});
