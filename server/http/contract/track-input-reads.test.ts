import { expect, test } from 'vitest';
import { trackInputReads } from './track-input-reads.ts';

function noting<Input>(input: Input): { input: Input; read: string[] } {
  const read: string[] = [];
  return { input: trackInputReads(input, (name) => read.push(name)), read };
}

test('reading an input field by name is recorded, also when the field is absent', () => {
  const { input, read } = noting<{ limit?: number; cursor?: string }>({ limit: 5 });
  const { limit, cursor } = input;
  expect([limit, cursor, read]).toEqual([5, undefined, ['limit', 'cursor']]);
});

test('spreading the input records no read', () => {
  const { input, read } = noting({ limit: 5, tag: 'cats' });
  expect({ ...input, offset: 0 }).toEqual({ limit: 5, tag: 'cats', offset: 0 });
  expect(Object.entries(input)).toHaveLength(2);
  expect(read).toEqual([]);
  const { limit, ...rest } = input;
  expect([limit, rest, read]).toEqual([5, { tag: 'cats' }, ['limit']]);
});

test('input that is no object is passed on unchanged', () => {
  expect(noting(undefined).input).toBeUndefined();
});
