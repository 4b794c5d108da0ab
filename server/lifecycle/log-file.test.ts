import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLogFile } from './log-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skein-log-'));
});
afterEach(() => rm(folder, { recursive: true }));

function write(path: string, text: string): Promise<void> {
  return new Promise((done) => openLogFile(path).end(text, () => done()));
}

test('openLogFile makes the folder and appends', async () => {
  const path = join(folder, 'logs', 'server.log');
  await write(path, 'one\n');
  await write(path, 'two\n');
  expect(await readFile(path, 'utf8')).toBe('one\ntwo\n');
});

test('openLogFile moves a log file of more than 20 MB aside', async () => {
  const path = join(folder, 'server.log');
  await writeFile(path, 'old');
  await truncate(path, 20_000_001);
  await write(path, 'new\n');
  expect(await readFile(path, 'utf8')).toBe('new\n');
  expect((await readFile(`${path}.1`, 'utf8')).startsWith('old')).toBe(true);
});
