import { expect, it } from 'vitest';
import type { PatioColumn } from '#generated/zod/patioColumn.zod.ts';
import { withChange, withColumn, withMoved, withSource } from './columns.ts';

const columns: PatioColumn[] = [
  { id: 'column-1', width: 'regular', timeline: 'following' },
  { id: 'column-3', width: 'narrow', query: 'fog' },
];
const idsOf = (list: readonly PatioColumn[]) => list.map(({ id }) => id);

it('withColumn adds a column at the end under an id that no column had', () => {
  const [id, other] = [1, 2].map(() => withColumn(columns, { timeline: 'likes' }).at(-1)?.id);
  expect(withColumn(columns, { timeline: 'likes' }).at(-1)).toMatchObject({
    width: 'regular',
    timeline: 'likes',
  });
  expect(id).not.toBe(other);
});

it('withSource replaces what a column shows under a new id, and keeps its place and width', () => {
  const [first, second] = withSource(columns, 'column-3', { timeline: 'likes' });
  expect(first).toBe(columns[0]);
  expect(second).toEqual({ id: expect.any(String), width: 'narrow', timeline: 'likes' });
  expect(second?.id).not.toBe('column-3');
});

it('withMoved stops at both ends and leaves unknown columns alone', () => {
  expect(idsOf(withMoved(columns, 'column-3', -5))).toEqual(['column-3', 'column-1']);
  expect(idsOf(withMoved(columns, 'column-3', 1))).toEqual(['column-1', 'column-3']);
  expect(idsOf(withMoved(columns, 'gone', 1))).toEqual(['column-1', 'column-3']);
});

it('withChange changes one column only', () => {
  expect(withChange(columns, 'column-1', { width: 'wide' }).map(({ width }) => width)).toEqual([
    'wide',
    'narrow',
  ]);
});
