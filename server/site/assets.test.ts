import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { sitePlugin } from './plugin.ts';

let dist: string;
let t: TestApp;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'skein-dist-'));
  const files = {
    'client/index.html':
      '<!doctype html><html lang="en"><head><!--app:head--></head><body><!--app:html--><!--app:state--></body></html>',
    'client/.vite/manifest.json': '{}',
    'client/assets/AbCd1234.js': 'export {};',
    'client/sw.js': 'self.build = 1;',
    'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'server/entry-server.js': 'export async function render() { throw new Error("no page is asked for"); }',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(dist, path, '..'), { recursive: true });
    await writeFile(join(dist, path), text);
  }
  t = await buildTestApp({ site: sitePlugin({ dist, threads: 0 }) });
});
afterAll(async () => {
  await t.close();
  await rm(dist, { recursive: true, force: true });
});

it('/sw.js is revalidated on each request', async () => {
  const first = await t.app.inject('/sw.js');
  expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(first.headers['content-type']).toMatch(/javascript/);
  const again = await t.app.inject({
    url: '/sw.js',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'no-cache']);
});

it.each([
  ['/assets/AbCd1234.js', /immutable/],
  ['/favicon.svg', /max-age=3600/],
])('%s is cacheable', async (url, kept) => {
  const { statusCode, headers } = await t.app.inject(url);
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toMatch(kept);
});

it.each(['/index.html', '/.vite/manifest.json', '/assets/../server/entry-server.js'])(
  '%s is not served',
  async (url) => {
    const { body } = await t.app.inject(url);
    expect(body).not.toMatch(/app:html|entry|no page/);
  },
);
