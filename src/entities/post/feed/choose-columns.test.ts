import { describe, expect, it } from 'vitest';
import { chooseColumns, membersOf } from './choose-columns.ts';

function heights(...all: number[]) {
  return (index: number) => all[index] ?? 0;
}

function standing(columns: number, chosen: Record<string, number>) {
  return { columns, chosen: new Map(Object.entries(chosen)) };
}

describe('columns of posts side by side', () => {
  it('takes the shortest column each time, the first of equal ones', () => {
    const { chosen } = chooseColumns(
      ['a', 'b', 'c', 'd', 'e'],
      3,
      undefined,
      heights(300, 100, 200, 100, 100),
    );
    expect(Object.fromEntries(chosen)).toEqual({ a: 0, b: 1, c: 2, d: 1, e: 1 });
  });

  it('lets everything stay where it stands, however high it is by now, and counts that for what is new', () => {
    const before = standing(2, { a: 1, b: 0 });
    const after = chooseColumns(['a', 'b', 'c', 'd'], 2, before, heights(10, 500, 100, 100));
    expect(after).toEqual(standing(2, { a: 1, b: 0, c: 1, d: 1 }));
  });

  it('moves nothing when something new comes in above', () => {
    const before = standing(2, { a: 0, b: 1 });
    const { chosen } = chooseColumns(['new', 'a', 'b'], 2, before, heights(50, 100, 200));
    expect(Object.fromEntries(chosen)).toEqual({ new: 0, a: 0, b: 1 });
  });

  it('remembers what is not there yet, without counting its height', () => {
    const before = standing(2, { later: 0, a: 1 });
    const first = chooseColumns(['a', 'b'], 2, before, heights(10, 500));
    expect(Object.fromEntries(first.chosen)).toEqual({ later: 0, a: 1, b: 0 });
    const { chosen } = chooseColumns(['a', 'b', 'later', 'c'], 2, first, heights(10, 500, 10, 10));
    expect(Object.fromEntries(chosen)).toEqual({ later: 0, a: 1, b: 0, c: 1 });
  });

  it('chooses anew when there are more or fewer columns', () => {
    const before = standing(3, { a: 2, b: 1 });
    expect(chooseColumns(['a', 'b'], 3, before, heights(10, 10))).toEqual(before);
    expect(chooseColumns(['a', 'b'], 2, before, heights(10, 10))).toEqual(standing(2, { a: 0, b: 1 }));
    expect(chooseColumns(['a', 'b'], 4, before, heights(10, 10))).toEqual(standing(4, { a: 0, b: 1 }));
  });

  it('lists what stands in each column in the order of the list', () => {
    expect(membersOf(['a', 'b', 'c'], standing(3, { a: 1, b: 0, c: 1 }))).toEqual([[1], [0, 2], []]);
  });
});
