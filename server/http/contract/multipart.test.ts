import { afterAll, beforeAll, expect, test } from 'vitest';
import { domainError } from '#server/core/errors.ts';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import type { MultipartBody, UploadedFile } from './multipart.ts';

let t: TestApp;
let member: Member;
let seen: UploadedFile | undefined;
let form: MultipartBody | undefined;
beforeAll(async () => {
  t = await buildTestApp({
    handlers: {
      uploadImage: ({ body }) => {
        seen = body.files.file;
        return { mediaKey: 'k', media: [{ url: '/x', width: 1, height: 1 }], colors: [] };
      },
      sendImageMessage: ({ body }) => {
        form = body as MultipartBody;
        throw domainError('not-found');
      },
    },
  });
  member = await t.member('uploader');
});
afterAll(() => t.close());

type Part = { name: string; filename?: string; content: string | Buffer };

function upload(
  parts: Part[],
  options: { cutAt?: number; type?: string; url?: string } = {},
): Promise<Reply<AnyBody>> {
  const boundary = 'skein-boundary';
  const chunks = parts.flatMap(({ name, filename, content }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"` +
        `${filename === undefined ? '' : `; filename="${filename}"\r\ncontent-type: image/png`}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  const payload = Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
  return t.injectAs(member, {
    method: 'POST',
    url: options.url ?? '/v2/media/image',
    headers: { 'content-type': options.type ?? `multipart/form-data; boundary=${boundary}` },
    payload: payload.subarray(0, options.cutAt),
  });
}

test('a multipart file reaches the handler with its bytes', async () => {
  const content = Buffer.from([0, 1, 2, 255, 13, 10, 0]);
  expect((await upload([{ name: 'file', filename: '../../x.png', content }])).status).toBe(201);
  expect(seen?.bytes).toEqual(content);
  expect(seen?.contentType).toBe('image/png');
  expect(seen?.filename).not.toContain('/');
});

test('a multipart body with unknown, repeated, missing or misplaced parts is refused by name', async () => {
  const file = { name: 'file', filename: 'x.png', content: 'x' };
  const cases: [Part[], string][] = [
    [[file, { name: 'extra', content: 'x' }], 'extra is not known here.'],
    [[file, file], 'file was sent twice.'],
    [[{ name: 'file', content: 'x' }], 'file must be a file.'],
    [[], 'file is missing.'],
  ];
  for (const [parts, detail] of cases) {
    const reply = await upload(parts);
    expect([reply.status, reply.body.errors[0].detail]).toEqual([400, detail]);
  }
  expect((await upload([{ name: '__proto__', content: 'x' }])).status).toBe(400);
});

test('a multipart body that is truncated, too large or of another type has its own error', async () => {
  const broken = await upload([{ name: 'file', filename: 'x.png', content: 'x'.repeat(5000) }], {
    cutAt: 2000,
  });
  expect([broken.status, broken.body.errors[0].code]).toEqual([400, 5016]);
  const large = await upload([{ name: 'file', filename: 'x.png', content: Buffer.alloc(21 * 1024 * 1024) }]);
  expect([large.status, large.body.errors[0].code]).toEqual([413, 5013]);
  const other = await upload([], { type: 'application/json' });
  expect([other.status, other.body.errors[0].code]).toEqual([415, 5015]);
  const noBoundary = await upload([], { type: 'multipart/form-data' });
  expect(noBoundary.status).toBeGreaterThanOrEqual(400);
  expect(noBoundary.status).toBeLessThan(500);
});

test('multipart fields arrive as strings, and repeatable ones as lists', async () => {
  const parts: Part[] = [
    { name: 'participant', content: member.blogUuid },
    { name: 'message', content: '7' },
    { name: 'participants', content: 'uploader' },
    { name: 'participants', content: 'somebody' },
    { name: 'image', filename: 'x.png', content: 'x' },
  ];
  const url = '/v2/conversations/messages/image';
  expect((await upload(parts, { url })).status).toBe(404);
  expect(form).toMatchObject({
    fields: { participant: member.blogUuid, message: '7' },
    lists: { participants: ['uploader', 'somebody'] },
    files: { image: { contentType: 'image/png' } },
  });
  form = undefined;
  const twice = await upload([...parts, { name: 'message', content: '8' }], { url });
  expect([twice.status, twice.body.errors[0].detail]).toEqual([400, 'message was sent twice.']);
  const without = await upload(parts.slice(1), { url });
  expect([without.status, without.body.errors[0].field]).toEqual([400, 'participant']);
  expect(form).toBeUndefined();
});
