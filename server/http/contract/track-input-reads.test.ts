import { expect, test } from 'vitest';
import { trackInputReads } from './track-input-reads.ts';

function noting<Input>(input: Input): { input: Input; read: string[] } {
  const read: string[] = [];
  return { input: trackInputReads(input, (name) => read.push(name)), read };
}

test('a field read by name is noted, whether it is there or not', () => {
  const { input, read } = noting<{ limit?: number; cursor?: string }>({ limit: 5 });
  const { limit, cursor } = input;
  expect([limit, cursor, read]).toEqual([5, undefined, ['limit', 'cursor']]);
});

test('passing all fields on reads none', () => {
  const { input, read } = noting({ limit: 5, tag: 'cats' });
  expect({ ...input, offset: 0 }).toEqual({ limit: 5, tag: 'cats', offset: 0 });
  expect(Object.entries(input)).toHaveLength(2);
  expect(read).toEqual([]);
  const { limit, ...rest } = input;
  expect([limit, rest, read]).toEqual([5, { tag: 'cats' }, ['limit']]);
});

test('what is no object passes as it is', () => {
  expect(noting(undefined).input).toBeUndefined();
});
