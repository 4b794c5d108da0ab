import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import packageFile from '../../../../package.json' with { type: 'json' };
import { builtCss } from './built-css.ts';

let t: TestApp;
let folder: string;
beforeAll(async () => {
  t = await buildTestApp();
  folder = await mkdtemp(join(tmpdir(), 'skein-css-'));
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true });
});

it('says which classes the build gave to each name', async () => {
  const file = join(folder, 'css-map.json');
  await writeFile(file, JSON.stringify({ 'PostCard.card': ['x1y2z'] }));
  expect(await builtCss(file)).toEqual({
    cssMap: { 'PostCard.card': ['x1y2z'] },
    release: packageFile.version,
  });
});

it('has no names where no site was built', async () => {
  expect((await builtCss(join(folder, 'none.json'))).cssMap).toEqual({});
});

it('may be kept for an hour by anybody', async () => {
  const { status, headers, body } = await t.inject('/svc/pop/css_map');
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  expect(body.response.release).toBe(packageFile.version);
});
