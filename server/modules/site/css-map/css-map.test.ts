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

it('builtCss reads the class names that the build wrote', async () => {
  const file = join(folder, 'css-map.json');
  await writeFile(file, JSON.stringify({ 'PostCard.card': ['x1y2z'] }));
  expect(await builtCss(file)).toEqual({
    cssMap: { 'PostCard.card': ['x1y2z'] },
    release: packageFile.version,
  });
});

it('builtCss returns no class names without a build', async () => {
  expect((await builtCss(join(folder, 'none.json'))).cssMap).toEqual({});
});

it('getCssMap is cacheable for an hour by everybody', async () => {
  const { status, headers, body } = await t.inject('/svc/pop/css_map');
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  expect(body.response.release).toBe(packageFile.version);
});
