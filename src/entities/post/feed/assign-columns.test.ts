import { describe, expect, it } from 'vitest';
import { assignColumns, indexesByColumn } from './assign-columns.ts';

function heights(...all: number[]) {
  return (index: number) => all[index] ?? 0;
}

function standing(columns: number, chosen: Record<string, number>) {
  return { columns, chosen: new Map(Object.entries(chosen)) };
}

describe('assignColumns', () => {
  it('assignColumns picks the shortest column each time, the first of equal ones', () => {
    const { chosen } = assignColumns(
      ['a', 'b', 'c', 'd', 'e'],
      3,
      undefined,
      heights(300, 100, 200, 100, 100),
    );
    expect(Object.fromEntries(chosen)).toEqual({ a: 0, b: 1, c: 2, d: 1, e: 1 });
  });

  it('assignColumns keeps assigned elements in their column, and counts their current heights for new ones', () => {
    const before = standing(2, { a: 1, b: 0 });
    const after = assignColumns(['a', 'b', 'c', 'd'], 2, before, heights(10, 500, 100, 100));
    expect(after).toEqual(standing(2, { a: 1, b: 0, c: 1, d: 1 }));
  });

  it('assignColumns moves nothing when an element is inserted above', () => {
    const before = standing(2, { a: 0, b: 1 });
    const { chosen } = assignColumns(['new', 'a', 'b'], 2, before, heights(50, 100, 200));
    expect(Object.fromEntries(chosen)).toEqual({ new: 0, a: 0, b: 1 });
  });

  it('assignColumns remembers missing elements without counting their height', () => {
    const before = standing(2, { later: 0, a: 1 });
    const first = assignColumns(['a', 'b'], 2, before, heights(10, 500));
    expect(Object.fromEntries(first.chosen)).toEqual({ later: 0, a: 1, b: 0 });
    const { chosen } = assignColumns(['a', 'b', 'later', 'c'], 2, first, heights(10, 500, 10, 10));
    expect(Object.fromEntries(chosen)).toEqual({ later: 0, a: 1, b: 0, c: 1 });
  });

  it('assignColumns assigns anew when the number of columns changes', () => {
    const before = standing(3, { a: 2, b: 1 });
    expect(assignColumns(['a', 'b'], 3, before, heights(10, 10))).toEqual(before);
    expect(assignColumns(['a', 'b'], 2, before, heights(10, 10))).toEqual(standing(2, { a: 0, b: 1 }));
    expect(assignColumns(['a', 'b'], 4, before, heights(10, 10))).toEqual(standing(4, { a: 0, b: 1 }));
  });

  it('indexesByColumn lists each column in list order', () => {
    expect(indexesByColumn(['a', 'b', 'c'], standing(3, { a: 1, b: 0, c: 1 }))).toEqual([[1], [0, 2], []]);
  });
});

describe('elements that span all columns', () => {
  const isFull = (index: number) => index === 2;

  it('assignColumns begins them below the longest column, and all columns below them', () => {
    const { chosen } = assignColumns(
      ['a', 'b', 'full', 'c', 'd'],
      2,
      undefined,
      heights(300, 100, 50, 10, 10),
      isFull,
    );
    expect(Object.fromEntries(chosen)).toEqual({ a: 0, b: 1, full: 0, c: 0, d: 1 });
  });

  it('indexesByColumn lists them in every column', () => {
    const chosen = standing(2, { a: 0, b: 1, full: 0, c: 0 });
    expect(indexesByColumn(['a', 'b', 'full', 'c'], chosen, isFull)).toEqual([
      [0, 2, 3],
      [1, 2],
    ]);
  });
});
