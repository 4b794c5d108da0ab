import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskMediaStore, mediaPath, newMediaKey } from './media-store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skein-media-'));
});
afterAll(() => rm(folder, { recursive: true }));

const KEY = 'abcdef0123456789';

test.each([
  [KEY, 's640.webp', true],
  [KEY, 'cover_large.jpg', true],
  ['..', 's640.webp', false],
  ['../../../etc/passwd', 's640.webp', false],
  ['abcdef012345678', 's640.webp', false],
  [`${KEY}/..`, 's640.webp', false],
  [KEY, '../s640.webp', false],
  [KEY, 's640', false],
  [KEY, 's640.webp/../x.y', false],
  [KEY.toUpperCase(), 's640.webp', false],
])('mediaPath of %j and %j is valid: %s', (key, file, allowed) => {
  if (allowed) expect(mediaPath(key, file)).toBe(`ab/${KEY}/${file}`);
  else expect(() => mediaPath(key, file)).toThrow(TypeError);
});

test('newMediaKey is long and never repeats', () => {
  const keys = new Set(Array.from({ length: 50 }, newMediaKey));
  expect(keys.size).toBe(50);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{40}$/);
});

test('diskMediaStore stores a file, and removes one upload without the others', async () => {
  const store = diskMediaStore(folder);
  const other = 'abffff0123456789';
  await store.put(mediaPath(KEY, 'a.bin'), new Uint8Array([1, 2, 3]), 'application/octet-stream');
  await store.put(mediaPath(other, 'a.bin'), new Uint8Array([4]), 'application/octet-stream');
  expect([...(await readFile(join(folder, 'ab', KEY, 'a.bin')))]).toEqual([1, 2, 3]);
  await store.remove(KEY);
  expect(await readdir(join(folder, 'ab'))).toEqual([other]);
});

test('diskMediaStore reports a failed write and leaves no partial file', async () => {
  const store = diskMediaStore(folder);
  // A file occupies the path of a directory.
  await writeFile(join(folder, 'cd'), '');
  await expect(store.put('cd/cdef0123456789ab/a.bin', new Uint8Array([1]), 'x/y')).rejects.toThrow();
  await expect(store.put('ab/abffff0123456789', new Uint8Array([1]), 'x/y')).rejects.toThrow();
  expect(await readdir(join(folder, 'ab'))).toEqual(['abffff0123456789']);
});
