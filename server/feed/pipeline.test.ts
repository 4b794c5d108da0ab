import { expect, test } from 'vitest';
import { type FeedRequest, feedPage } from './pipeline.ts';
import type { Skeleton } from './skeletons.ts';

type Row = { id: string };

/** Returns a list of the numbers from `from` down to 1 that can change while it is read. */
function countdown(from: number): { ids: number[]; skeleton: Skeleton; reads: number[] } {
  const ids = Array.from({ length: from }, (_, index) => from - index);
  const reads: number[] = [];
  return {
    ids,
    reads,
    skeleton: async (after, count) => {
      reads.push(count);
      const below = after === undefined ? Number.POSITIVE_INFINITY : Number(after[0]);
      const page = ids.filter((id) => id < below).sort((a, b) => b - a);
      return page.slice(0, count).map((id) => ({ id: String(id), key: [String(id)] }));
    },
  };
}

const load = async (ids: string[]) => ({ rows: ids.map((id): Row => ({ id })), isCut: false });

async function walk(request: Omit<FeedRequest<Row>, 'after'>, between: (page: number) => void = () => {}) {
  const pages: string[][] = [];
  let after: string[] | undefined;
  do {
    const { rows, next } = await feedPage({ ...request, after });
    pages.push(rows.map((row) => row.id));
    between(pages.length);
    after = next;
  } while (after !== undefined);
  return pages;
}

const numbers = (from: number) => Array.from({ length: from }, (_, index) => String(from - index));

test('feedPage returns the whole list over its pages, at every page size', async () => {
  for (const limit of [1, 2, 7, 20, 41, 42, 43, 50]) {
    const pages = await walk({ skeleton: countdown(42).skeleton, hydrate: load, rule: () => true, limit });
    expect(pages.flat()).toEqual(numbers(42));
    expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
    expect(pages).toHaveLength(Math.ceil(42 / limit));
  }
});

test('feedPage returns one empty page for an empty list', async () => {
  expect(await walk({ skeleton: countdown(0).skeleton, hydrate: load, rule: () => true, limit: 5 })).toEqual([
    [],
  ]);
});

test('feedPage fills a page up after a rule removed entries', async () => {
  const rule = (row: Row) => Number(row.id) % 3 === 0;
  const pages = await walk({ skeleton: countdown(60).skeleton, hydrate: load, rule, limit: 5 });
  expect(pages.flat()).toEqual(numbers(60).filter((id) => Number(id) % 3 === 0));
  expect(pages.slice(0, 4).map((page) => page.length)).toEqual([5, 5, 5, 5]);
});

test('feedPage skips rows that are deleted before they are loaded', async () => {
  const hydrate = async (ids: string[]) => ({
    rows: (await load(ids)).rows.filter((row) => Number(row.id) % 2 === 0).reverse(),
    isCut: false,
  });
  const pages = await walk({ skeleton: countdown(20).skeleton, hydrate, rule: () => true, limit: 4 });
  expect(pages.flat()).toEqual(numbers(20).filter((id) => Number(id) % 2 === 0));
});

test('feedPage ends a page before the row that would make it too large, and continues there', async () => {
  let weight = 0;
  const fits = (row: Row, isFirst: boolean) => {
    weight = (isFirst ? 0 : weight) + Number(row.id);
    return isFirst || weight <= 10;
  };
  const pages = await walk({
    skeleton: countdown(12).skeleton,
    hydrate: load,
    rule: () => true,
    fits,
    limit: 5,
  });
  expect(pages).toEqual([['12'], ['11'], ['10'], ['9'], ['8'], ['7'], ['6'], ['5', '4'], ['3', '2', '1']]);
});

test('feedPage loads rows that are too many for one read in another round', async () => {
  const asked: number[] = [];
  const hydrate = async (ids: string[]) => {
    asked.push(ids.length);
    return { rows: (await load(ids.slice(0, 2))).rows, isCut: ids.length > 2 };
  };
  const pages = await walk({ skeleton: countdown(7).skeleton, hydrate, rule: () => true, limit: 5 });
  expect(pages).toEqual([
    ['7', '6', '5', '4', '3'],
    ['2', '1'],
  ]);
  expect(asked).toEqual([5, 3, 1, 2]);
});

test('feedPage stops reading a list of mostly hidden posts, and still returns a next page', async () => {
  const list = countdown(10_000);
  const { rows, next } = await feedPage({
    skeleton: list.skeleton,
    hydrate: load,
    rule: (row) => row.id === '1',
    after: undefined,
    limit: 20,
  });
  expect(rows).toEqual([]);
  expect(next).toBeDefined();
  expect(list.reads).toHaveLength(6);
  // Six pages of twenty were read, and the next one begins after them.
  expect(next).toEqual([String(10_000 - 6 * 20 + 1)]);
});

test('feedPage skips and repeats nothing while entries come and go between pages', async () => {
  // A seeded generator, so that a failure can be reproduced.
  let state = 12345;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
  for (let round = 0; round < 200; round += 1) {
    const list = countdown(30 + random(40));
    const atStart = new Set(list.ids);
    const removed = new Set<number>();
    let newest = list.ids.length;
    const pages = await walk(
      {
        skeleton: list.skeleton,
        hydrate: load,
        rule: (row) => Number(row.id) % 5 !== 0,
        limit: 1 + random(9),
      },
      () => {
        for (let change = random(4); change > 0; change -= 1) {
          newest += 1;
          list.ids.push(newest);
          const [gone] = list.ids.splice(random(list.ids.length), 1);
          if (gone !== undefined) removed.add(gone);
        }
      },
    );
    const seen = pages.flat().map(Number);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
    const stayed = [...atStart].filter((id) => !removed.has(id) && id % 5 !== 0);
    expect(stayed.filter((id) => !seen.includes(id))).toEqual([]);
  }
});
