import { expect, test } from 'vitest';
import { operationRows } from './contract.ts';
import { levelNames, levelOf, levels } from './data.ts';

test('levels.yaml gives every operation a level and names no tag that the contract does not have', () => {
  const reached = new Set(operationRows.map((row) => levelOf(row)));
  expect([...reached].sort()).toEqual([...levelNames].sort());
  const tags = new Set(operationRows.map(({ tag }) => tag));
  expect(levels.flatMap((row) => row.tags).filter((tag) => !tags.has(tag))).toEqual([]);
});
