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

test('PageCache renders a page once and serves it in every coding until it expires', async () => {
  expect(await read()).toBe('<p>page 1</p>');
  now += 30_000;
  const { bodies, status, headers } = await pages.get('/', make());
  expect([made, status, headers['cache-control']]).toEqual([1, 200, 'public, max-age=30']);
  expect(brotliDecompressSync(bodies.br).toString()).toBe('<p>page 1</p>');
  expect(gunzipSync(bodies.gzip).toString()).toBe('<p>page 1</p>');
});

test('PageCache serves a stale page while it renders the next, but not a very old one', async () => {
  await read();
  now += 30_001;
  expect(await read()).toBe('<p>page 1</p>');
  await vi.waitFor(async () => expect(await read()).toBe('<p>page 2</p>'));
  now += 90_001;
  expect(await read()).toBe('<p>page 3</p>');
});

test('PageCache renders a page once for concurrent requests', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => read()));
  expect([made, new Set(all).size]).toEqual([1, 1]);
});

test('PageCache keeps a page for each key', async () => {
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
] as const)('a page with %s and status %i', (caching, status) => {
  test('PageCache does not store an uncacheable page', async () => {
    await read('/', caching, status);
    await read('/', caching, status);
    expect(made).toBe(2);
  });
});

test('PageCache reports a failed rendering to all who wait, and retries with the next request', async () => {
  const fail = async (): Promise<RenderedPage> => {
    throw new Error('rendering');
  };
  await expect(Promise.all([pages.get('/', fail), pages.get('/', make())])).rejects.toThrow('rendering');
  expect(await read()).toBe('<p>page 1</p>');
});

test('PageCache keeps a stale page when its renewal fails', async () => {
  await read();
  now += 40_000;
  expect(
    (await pages.get('/', () => Promise.reject(new Error('rendering')))).bodies.identity.toString(),
  ).toBe('<p>page 1</p>');
});

test('PageCache renders again for waiting requests when the first was refused for itself', async () => {
  const refused = make('no-store', 429);
  const answers = await Promise.all([
    pages.get('/', refused),
    pages.get('/', make()),
    pages.get('/', make()),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([429, 200, 200]);
});

test('PageCache drops a stale page once its renewal may not be cached', async () => {
  await read();
  now += 30_001;
  expect(await read('/', 'no-store', 404)).toBe('<p>page 1</p>');
  await vi.waitFor(async () => expect(await read()).toBe('<p>page 3</p>'));
});

test('PageCache evicts the least recently used page at its capacity', async () => {
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
] as const)('codingFor(%j) is %s', (accepted, coding) => {
  expect(codingFor(accepted)).toBe(coding);
});
