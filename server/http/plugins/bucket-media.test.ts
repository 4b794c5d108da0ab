import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BucketFile, BucketMediaStore } from '#server/media/bucket-store.ts';
import { serveBucket } from './bucket-media.ts';
import { errorHandlerPlugin } from './error-handler.ts';

const FILE = 'ab/abcdef0123456789/s640.png';

/** A bucket that returns the responses a test sets, and records the requests. */
class AnsweringStore extends BucketMediaStore {
  asked: [string, Record<string, string>][] = [];
  answer: [number, Record<string, string>?] = [200];
  sent: Readable | undefined;

  override async read(path: string, asked: Record<string, string>): Promise<BucketFile> {
    this.asked.push([path, asked]);
    const [status, headers] = this.answer;
    this.sent = status === 304 ? undefined : Readable.from(['what the bucket sent']);
    return { status, headers: new Headers(headers), body: this.sent };
  }
}

const keys = { region: 'here', accessKeyId: 'key', secretAccessKey: 'secret' };
const store = new AnsweringStore({ url: 'http://bucket.test/uploads', ...keys });
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  app.register(errorHandlerPlugin);
  app.register(async (media) => serveBucket(media, store));
  await app.ready();
});
beforeEach(() => {
  store.asked = [];
});
afterAll(() => app.close());

test('the bucket receives range and cache headers, but no credentials', async () => {
  store.answer = [206];
  const part = { range: 'bytes=0-3', 'if-range': '"a"', 'if-none-match': '"b"' };
  const headers = { ...part, cookie: 'sid=secret', authorization: 'Bearer secret' };
  await app.inject({ url: `/media/${FILE}`, headers });
  await app.inject(`/media/${FILE}`);
  expect(store.asked).toEqual([
    [FILE, part],
    [FILE, {}],
  ]);
});

test("the browser receives the file's headers, and no others of the bucket", async () => {
  const told = { 'content-type': 'image/png', etag: '"a"', 'last-modified': 'Sun, 22 Nov 2026 10:00:00 GMT' };
  store.answer = [
    200,
    { ...told, 'x-amz-request-id': '7', 'set-cookie': 'a=b', 'cache-control': 'no-store' },
  ];
  const { headers, body, statusCode } = await app.inject(`/media/${FILE}`);
  expect([statusCode, body]).toEqual([200, 'what the bucket sent']);
  expect(headers).toMatchObject({ ...told, 'cache-control': 'public, max-age=31536000, immutable' });
  for (const name of ['x-amz-request-id', 'set-cookie', 'content-range', 'accept-ranges']) {
    expect(headers).not.toHaveProperty(name);
  }
});

test('a file that the browser has cached answers 304 without a body', async () => {
  store.answer = [304, { etag: '"a"' }];
  const reply = await app.inject({ url: `/media/${FILE}`, headers: { 'if-none-match': '"a"' } });
  expect([reply.statusCode, reply.body, reply.headers.etag]).toEqual([304, '', '"a"']);
});

test.each([
  [403, 404],
  [404, 404],
  [416, 416],
  [499, 499],
  [500, 503],
  [503, 503],
])('status %i of the bucket answers %i', async (status, told) => {
  store.answer = [status];
  const reply = await app.inject(`/media/${FILE}`);
  expect(reply.statusCode).toBe(told);
  const isOurs = status !== told || [404, 416, 503].includes(told);
  expect(reply.body.includes('what the bucket sent')).toBe(!isOurs);
  // A response that is never read would hold the connection to the bucket.
  expect(store.sent?.destroyed).toBe(true);
  if (isOurs) expect(reply.headers['cache-control']).toBe('no-store');
});

test('a malformed range is not passed on to the bucket, and 416 keeps the length', async () => {
  store.answer = [200];
  await app.inject({ url: `/media/${FILE}`, headers: { range: 'bytes=abc' } });
  expect(store.asked).toEqual([[FILE, {}]]);
  store.answer = [416, { 'content-range': 'bytes */21' }];
  const { headers } = await app.inject({ url: `/media/${FILE}`, headers: { range: 'bytes=99-' } });
  expect(headers['content-range']).toBe('bytes */21');
});

test.each([
  'AB/abcdef0123456789/a.png',
  'abc/abcdef0123456789/a.png',
  'ab/abcdef012345678/a.png',
  `ab/${'a'.repeat(65)}/a.png`,
  'ab/abcdef0123456789/a',
  'ab/abcdef0123456789/a.png/b.png',
  'x/ab/abcdef0123456789/a.png',
  'ab/abcdef0123456789/%2e%2e.png',
])('the bucket is not requested for %s', async (path) => {
  store.answer = [200];
  expect((await app.inject(`/media/${path}`)).statusCode).toBe(404);
  expect(store.asked).toEqual([]);
});

test.each([`ab/${'a'.repeat(16)}/a.png`, `ab/${'a'.repeat(64)}/a_1.mp4`])(
  'the bucket is requested for %s',
  async (path) => {
    store.answer = [200];
    expect((await app.inject(`/media/${path}`)).statusCode).toBe(200);
  },
);
