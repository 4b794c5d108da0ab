import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { codingFor } from './codings.ts';
import { PageCache, type RenderedPage } from './page-cache.ts';

let now: number;
let pages: PageCache;
let made: number;
beforeEach(() => {
  // lru-cache takes a start at 0 for an entry without an end.
  [now, made] = [1000, 0];
  pages = new PageCache({ now: () => now });
});

function page(caching = 'public, max-age=30', status = 200): RenderedPage {
  return {
    status,
    headers: { 'cache-control': caching },
    html: `<p>page ${made}</p>`,
  };
}
function make(...of: Parameters<typeof page>) {
  return async () => {
    made += 1;
    return page(...of);
  };
}
async function read(key = '/', ...of: Parameters<typeof page>) {
  return (await pages.get(key, make(...of))).bodies.identity.toString();
}

test('a page is made once and served in every coding for as long as it says', async () => {
  expect(await read()).toBe('<p>page 1</p>');
  now += 30_000;
  const { bodies, status, headers } = await pages.get('/', make());
  expect([made, status, headers['cache-control']]).toEqual([1, 200, 'public, max-age=30']);
  expect(brotliDecompressSync(bodies.br).toString()).toBe('<p>page 1</p>');
  expect(gunzipSync(bodies.gzip).toString()).toBe('<p>page 1</p>');
});

test('one that is a little old is shown while the next is made; one that is very old is not', async () => {
  await read();
  now += 30_001;
  expect(await read()).toBe('<p>page 1</p>');
  await vi.waitFor(async () => expect(await read()).toBe('<p>page 2</p>'));
  now += 90_001;
  expect(await read()).toBe('<p>page 3</p>');
});

test('all who ask at once wait for one', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => read()));
  expect([made, new Set(all).size]).toEqual([1, 1]);
});

test('another key is another page', async () => {
  expect([await read('/a'), await read('/b'), await read('/a')]).toEqual([
    '<p>page 1</p>',
    '<p>page 2</p>',
    '<p>page 1</p>',
  ]);
});

describe.each([
  ['private, no-store', 200],
  ['private, no-cache', 200],
  ['public, max-age=0', 200],
  ['no-store', 302],
  ['public, max-age=30', 404],
  ['public, max-age=30', 500],
] as const)('an answer with %s and %i', (caching, status) => {
  test('is not kept', async () => {
    await read('/', caching, status);
    await read('/', caching, status);
    expect(made).toBe(2);
  });
});

test('what fails is told to all who wait, and tried again by the next', async () => {
  const fail = async (): Promise<RenderedPage> => {
    throw new Error('rendering');
  };
  await expect(Promise.all([pages.get('/', fail), pages.get('/', make())])).rejects.toThrow('rendering');
  expect(await read()).toBe('<p>page 1</p>');
});

test('a failure to renew leaves the page that is there', async () => {
  await read();
  now += 40_000;
  expect(
    (await pages.get('/', () => Promise.reject(new Error('rendering')))).bodies.identity.toString(),
  ).toBe('<p>page 1</p>');
});

test('a rendering that was refused for another request is tried again for each that waited', async () => {
  const refused = make('no-store', 429);
  const answers = await Promise.all([
    pages.get('/', refused),
    pages.get('/', make()),
    pages.get('/', make()),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([429, 200, 200]);
});

test('a page that must not be cached any more replaces the cached one', async () => {
  await read();
  now += 30_001;
  expect(await read('/', 'no-store', 404)).toBe('<p>page 1</p>');
  await vi.waitFor(async () => expect(await read()).toBe('<p>page 3</p>'));
});

test('memory is bounded: the page nobody asked for longest goes', async () => {
  pages = new PageCache({ now: () => now, capacity: 200 });
  for (const key of ['/a', '/b', '/c', '/d', '/e', '/f']) await read(key);
  await read('/f');
  expect(made).toBe(6);
  await read('/a');
  expect(made).toBe(7);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('who accepts %j gets %s', (accepted, coding) => {
  expect(codingFor(accepted)).toBe(coding);
});
