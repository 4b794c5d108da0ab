import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isWholeBuild } from './build.mjs';
import { hasPackages } from './dependencies.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skein-whole-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(path: string, content: unknown = ''): Promise<void> {
  const file = join(folder, path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
}

test('isWholeBuild is false for an incomplete build', async () => {
  const files = [
    'client/index.html',
    'client/sw.js',
    'client/assets/a.js',
    'client/assets/a.css',
    'client/.vite/manifest.json',
    'server/entry-server.js',
  ];
  for (const file of files) await write(file);
  expect(isWholeBuild(folder)).toBe(false);
  await write('client/.vite/manifest.json', { a: { file: 'assets/a.js', css: ['assets/a.css'] } });
  expect(isWholeBuild(folder)).toBe(true);
  for (const file of files) {
    await rm(join(folder, file));
    expect(isWholeBuild(folder)).toBe(false);
    await write(file, file.endsWith('.json') ? { a: { file: 'assets/a.js', css: ['assets/a.css'] } } : '');
  }
});

test('hasPackages is false for an incomplete installation', async () => {
  await write('package.json', { dependencies: { '@a/one': '1.0.0' }, devDependencies: { two: '1.0.0' } });
  await write('node_modules/@a/one/package.json');
  expect(hasPackages(folder)).toBe(false);
  await write('node_modules/two/package.json');
  expect(hasPackages(folder)).toBe(true);
});
