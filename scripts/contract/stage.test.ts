import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { syncFolder } from './stage.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skein-stage-'));
  await mkdir(join(folder, 'from/deep'), { recursive: true });
  await mkdir(join(folder, 'to'));
});
afterEach(() => rm(folder, { recursive: true }));

test('syncFolder replaces what differs, removes what is surplus, and leaves the rest untouched', async () => {
  await writeFile(join(folder, 'from/same.ts'), 'same');
  await writeFile(join(folder, 'from/changed.ts'), 'new');
  await writeFile(join(folder, 'from/deep/added.ts'), 'added');
  await writeFile(join(folder, 'to/same.ts'), 'same');
  await writeFile(join(folder, 'to/changed.ts'), 'old');
  await writeFile(join(folder, 'to/surplus.ts'), 'gone');
  const long = new Date('2020-01-01');
  await utimes(join(folder, 'to/same.ts'), long, long);

  await syncFolder(join(folder, 'from'), join(folder, 'to'));

  expect((await readdir(join(folder, 'to'))).sort()).toEqual(['changed.ts', 'deep', 'same.ts']);
  expect(await readFile(join(folder, 'to/changed.ts'), 'utf8')).toBe('new');
  expect(await readFile(join(folder, 'to/deep/added.ts'), 'utf8')).toBe('added');
  expect((await stat(join(folder, 'to/same.ts'))).mtime).toEqual(long);
});
