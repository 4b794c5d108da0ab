import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type BucketService, startBucketService } from '#tests/support/bucket-service.ts';
import type { Member } from '#tests/support/members.ts';
import { formWith, wav } from '#tests/support/recordings.ts';
import { BucketMediaStore } from './bucket-store.ts';
import { mediaPath } from './media-store.ts';

const KEY = 'abcdef0123456789';
let folder: string;
let service: BucketService;
let store: BucketMediaStore;
let t: TestApp;
let marlow: Member;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skein-bucket-'));
  service = await startBucketService();
  store = new BucketMediaStore(service.options);
  t = await buildTestApp({ bucket: service.options });
  marlow = await t.member('marlow');
});
afterAll(async () => {
  await t.close();
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

async function textAt(path: string, asked = {}): Promise<[number, string]> {
  const { status, body } = await store.read(path, asked);
  const chunks = body ? await body.toArray() : [];
  return [status, Buffer.concat(chunks).toString()];
}

test('BucketMediaStore stores a file from memory or disk and returns ranges of it', async () => {
  await store.put(mediaPath(KEY, 'a.txt'), Buffer.from('hello'), 'text/plain');
  const file = join(folder, 'large.bin');
  await writeFile(file, Buffer.alloc(3_000_000, 'x'));
  await store.putFile(mediaPath(KEY, 'b.mp4'), file, 'video/mp4');
  expect(await textAt(mediaPath(KEY, 'a.txt'))).toEqual([200, 'hello']);
  expect(await textAt(mediaPath(KEY, 'b.mp4'), { range: 'bytes=5-9' })).toEqual([206, 'xxxxx']);
  expect((await textAt(mediaPath(KEY, 'b.mp4')))[1]).toHaveLength(3_000_000);
});

test('BucketMediaStore removes one upload and keeps the others', async () => {
  const other = 'abcdef01234567890';
  await store.put(mediaPath(KEY, 'c.txt'), Buffer.from('gone'), 'text/plain');
  await store.put(mediaPath(other, 'c.txt'), Buffer.from('stays'), 'text/plain');
  await store.remove(KEY);
  expect((await textAt(mediaPath(KEY, 'c.txt')))[0]).toBe(404);
  expect(await textAt(mediaPath(other, 'c.txt'))).toEqual([200, 'stays']);
  await store.remove('ffffffffffffffff');
});

test('a site with a bucket serves pictures and audio like a site with a folder', async () => {
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#335577' } })
    .png()
    .toBuffer();
  const { media } = await t.app.services.media.addImage(marlow.userId, picture);
  const served = await t.app.inject(media[0]?.url ?? '');
  expect(served.statusCode).toBe(200);
  expect(served.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
  });
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 300, height: 200 });

  const { body } = await t.injectAs(marlow, { method: 'POST', url: '/v2/media/audio', ...formWith(wav(1)) });
  const part = await t.app.inject({ url: body.response.media.url, headers: { range: 'bytes=0-3' } });
  expect([part.statusCode, part.body, part.headers['content-type']]).toEqual([206, 'RIFF', 'audio/wav']);
});

test.each([
  '/media/',
  '/media/ab',
  '/media/../secret',
  '/media/ab/%2e%2e/x.png',
  '/media/ab/abcdef0123456789/no.png',
])('BucketMediaStore refuses to read %s', async (url) => {
  const reply = await t.app.inject(url);
  expect(reply.statusCode).toBeGreaterThanOrEqual(400);
  expect(reply.statusCode).toBeLessThan(500);
});

test('the bucket refuses a request signed with another key', async () => {
  const stranger = new BucketMediaStore({ ...service.options, accessKeyId: 'other-key' });
  await expect(stranger.put(mediaPath(KEY, 'a.txt'), Buffer.from('x'), 'text/plain')).rejects.toThrow(/403/);
});

test('BucketMediaStore reports a refused upload and leaves no partial file', async () => {
  const asked: string[] = [];
  const closed = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.authorization?.split(' ')[0]}`);
    request.resume();
    response.writeHead(403).end();
  });
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  const refusing = new BucketMediaStore({ ...service.options, url: `http://127.0.0.1:${port}/uploads` });
  await expect(refusing.put(mediaPath(KEY, 'a.txt'), Buffer.from('x'), 'text/plain')).rejects.toThrow(/403/);
  expect(asked).toEqual(['PUT AWS4-HMAC-SHA256']);
  closed.close();
});
