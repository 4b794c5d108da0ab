import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { formWith } from '#tests/support/recordings.ts';
import { MediaLibrary } from './media.ts';
import type { MediaStore } from './media-store.ts';

let t: TestApp;
let marlow: Member;
let picture: Buffer;
beforeAll(async () => {
  t = await buildTestApp();
  marlow = await t.member('marlow');
  picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#884422' } })
    .png()
    .toBuffer();
});
afterAll(() => t.close());

test('addImage stores a picture once per member, and it is served as immutable', async () => {
  const { media } = t.app.services;
  const stored = await media.addImage(marlow.userId, picture);
  expect(stored.mediaKey).toMatch(/^[0-9a-f]{40}$/);
  expect(await media.addImage(marlow.userId, picture)).toEqual(stored);
  expect(await media.findImage(stored.mediaKey)).toEqual(stored);
  const other = await t.member('other');
  expect((await media.addImage(other.userId, picture)).mediaKey).not.toBe(stored.mediaKey);

  const served = await t.app.inject(stored.media[0]?.url ?? '');
  expect(served.statusCode).toBe(200);
  expect(served.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 300, height: 200, format: 'png' });
});

test('no file outside the media folder can be read', async () => {
  const paths = [
    '/media/../session-secret',
    '/media/..%2fsession-secret',
    '/media/%2e%2e/session-secret',
    '/media/%2e%2e%2fdb/PG_VERSION',
    '/media/..\\session-secret',
    '/media//etc/passwd',
    '/media/.hidden',
    '/media/',
    '/media/ab',
  ];
  for (const path of paths) {
    const reply = await t.app.inject(path);
    expect([path, reply.statusCode >= 400 && reply.statusCode < 500]).toEqual([path, true]);
    expect(reply.headers['content-type']).toMatch(/json/);
  }
});

test('a failed upload leaves no files behind', async () => {
  const kept = new Map<string, Uint8Array>();
  const failing: MediaStore = {
    putFile: () => Promise.reject(new Error('no file is put here')),
    open: () => Promise.reject(new Error('no file is read here')),
    put: async (path, bytes) => {
      if (path.endsWith('square.webp')) throw new Error('the disk is full');
      kept.set(path, bytes);
    },
    remove: async (key) => {
      for (const path of kept.keys()) if (path.includes(key)) kept.delete(path);
    },
    url: (path) => path,
  };
  const library = new MediaLibrary(t.db, failing);
  const another = await sharp(picture).negate().png().toBuffer();
  await expect(library.addImage(marlow.userId, another)).rejects.toThrow('the disk is full');
  expect(kept.size).toBe(0);
});

test('the media folder contains complete files only', async () => {
  const folder = join(t.dataDir, 'media');
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.includes('.'));
  expect(files.length).toBeGreaterThan(0);
  expect(files.every((name) => /\/(full|w\d+|square)\.(png|webp)$/.test(name))).toBe(true);
});

test('addImage keeps nothing for an account that was closed while the picture was prepared', async () => {
  const gone = await t.member('gone');
  const library = t.app.services.media;
  const before = (await readdir(join(t.dataDir, 'media'), { recursive: true })).filter((name) =>
    name.includes('.'),
  );
  const kept = library.addImage(gone.userId, picture, async (tx) => {
    await tx.query("update users set state = 'deleted' where id = $1", [gone.userId]);
  });
  await expect(kept).rejects.toMatchObject({ slug: 'requires-login' });
  const after = (await readdir(join(t.dataDir, 'media'), { recursive: true })).filter((name) =>
    name.includes('.'),
  );
  expect(after).toEqual(before);
});

test('uploadImage answers an animated picture by the contract, without the address of its still frame', async () => {
  const plain = { width: 40, height: 60, channels: 3 as const };
  const strip = await sharp({ create: { ...plain, background: '#884422' } })
    .composite([{ input: { create: { ...plain, height: 30, background: '#224488' } }, top: 30, left: 0 }])
    .raw()
    .toBuffer();
  const moving = await sharp(strip, { raw: { ...plain, pageHeight: 30 } })
    .gif({ delay: 100 })
    .toBuffer();
  const { body, status } = await t.injectAs(marlow, {
    method: 'POST',
    url: '/v2/media/image',
    ...formWith(moving),
  });
  expect(status).toBe(201);
  expect(Object.keys(body.response).sort()).toEqual(['colors', 'media', 'mediaKey']);
  const own = await t.app.services.media.findOwnImage(marlow.userId, body.response.mediaKey);
  expect(own?.stillUrl).toMatch(/^\/media\//);
});
