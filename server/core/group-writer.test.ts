import { expect, it } from 'vitest';
import { GroupWriter } from './group-writer.ts';

/** Returns a writer, what it wrote, and a function that ends the write that runs. */
function makeWriter(maxItems = 10) {
  const written: string[][] = [];
  const ends: (() => void)[] = [];
  const writer = new GroupWriter<string>(async (items) => {
    await new Promise<void>((end) => ends.push(end));
    if (items.includes('bad')) throw new Error('unstorable');
    written.push([...items]);
  }, maxItems);
  async function end(): Promise<void> {
    ends.shift()?.();
    await new Promise((next) => setImmediate(next));
  }
  return { writer, written, end };
}

it('GroupWriter writes what arrives during a write in one more', async () => {
  const { writer, written, end } = makeWriter();
  const all = Promise.all(['a', 'b', 'c'].map((item) => writer.add(item)));
  await end();
  expect(written).toEqual([['a']]);
  await end();
  await all;
  expect(written).toEqual([['a'], ['b', 'c']]);
  const later = writer.add('d');
  await end();
  await later;
  expect(written.at(-1)).toEqual(['d']);
});

it('GroupWriter writes a bounded number of items at once', async () => {
  const { writer, written, end } = makeWriter(2);
  const all = Promise.all(['a', 'b', 'c', 'd'].map((item) => writer.add(item)));
  for (let write = 0; write < 3; write += 1) await end();
  await all;
  expect(written).toEqual([['a'], ['b', 'c'], ['d']]);
});

it('GroupWriter resolves an item only once it is stored', async () => {
  const { writer, end } = makeWriter();
  let isStored = false;
  const added = writer.add('a').then(() => {
    isStored = true;
  });
  await new Promise((next) => setImmediate(next));
  expect(isStored).toBe(false);
  await end();
  await added;
  expect(isStored).toBe(true);
});

it('GroupWriter stores the others of a group with an item that cannot be stored', async () => {
  const { writer, written, end } = makeWriter();
  const all = Promise.allSettled(['a', 'b', 'bad', 'c'].map((item) => writer.add(item)));
  for (let write = 0; write < 5; write += 1) await end();
  expect((await all).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(written).toEqual([['a'], ['b'], ['c']]);
});
