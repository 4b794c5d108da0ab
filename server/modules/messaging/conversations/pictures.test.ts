import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '#generated/limits.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';

/** The second is what the site itself sends pictures to. */
const ADDRESSES = ['/v2/conversations/messages', '/v2/conversations/messages/image'];

let t: TestApp;
let ada: Member;
let ben: Member;
let picture: Buffer;
beforeAll(async () => {
  t = await buildTestApp();
  [ada, ben] = [await t.member('ada'), await t.member('ben')];
  picture = await plainPicture('#884422');
});
afterAll(() => t.close());

function plainPicture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
}

function form(fields: readonly (readonly [string, string])[], file: Buffer): Buffer {
  return Buffer.concat([
    ...fields.map(([name, value]) =>
      Buffer.from(`--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ),
    Buffer.from(
      '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
    ),
    file,
    Buffer.from('\r\n--x--\r\n'),
  ]);
}
function send(url: string, fields: readonly (readonly [string, string])[], file = picture) {
  return t.injectAs(ada, {
    method: 'POST',
    url,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: form(fields, file),
  });
}
async function sentSoFar(): Promise<number> {
  const [row] = await t.db.query<{ count: number }>('select count(*)::int as count from messages');
  return row?.count ?? 0;
}
const toBen = [
  ['participant', ''],
  ['participants', 'ada'],
  ['participants', 'ben'],
  ['message', 'Look'],
  ['alt_text', 'Brown'],
] as const;
const named = () => toBen.map(([name, value]) => [name, value || ada.blogUuid] as const);

it.each(ADDRESSES)('takes a picture at %s [messaging-07]', async (url) => {
  const { status, body } = await send(url, named());
  expect(status).toBe(201);
  expect(body.response.message).toMatchObject({
    type: 'image',
    altText: 'Brown',
    content: { type: 'text', text: 'Look' },
    images: [{ width: 30, height: 20, type: 'png' }, { cropped: true }],
  });
  const query = new URLSearchParams({
    participant: ben.blogUuid,
    conversation_id: body.response.conversation.id,
  });
  const seen = await t.injectAs(ben, `/v2/conversations/messages?${query}`);
  expect(seen.body.response.conversation.messages.data[0]).toMatchObject({ type: 'image', unread: true });
});

it.each([
  [
    'participant',
    [
      ['participant', 'ben'],
      ['participants', 'ada'],
      ['participants', 'ben'],
    ],
    5016,
  ],
  ['participants', [['participants', 'ada']], 5016],
  [
    'alt_text',
    [
      ['alt_text', 'x'.repeat(4097)],
      ['participants', 'ada'],
      ['participants', 'ben'],
    ],
    5016,
  ],
] as const)('judges the fields of a form like those of JSON: %s', async (field, fields, code) => {
  const own = fields.some(([name]) => name === 'participant') ? [] : [['participant', ada.blogUuid] as const];
  const { body } = await send('/v2/conversations/messages', [...own, ...fields]);
  expect(body.errors[0]).toMatchObject({ code, field });
});

it('a blog that takes no letters takes no pictures', async () => {
  await t.db.query(`update blogs set settings = '{"messages": "noone"}' where id = $1`, [ben.blogId]);
  for (const url of ADDRESSES) {
    const { status, body } = await send(url, named());
    expect([status, body.errors[0].code]).toEqual([403, 13001]);
  }
  await t.db.query(`update blogs set settings = '{}' where id = $1`, [ben.blogId]);
});

it.each(ADDRESSES)('what is no picture is refused at %s, and nothing is sent', async (url) => {
  const before = await sentSoFar();
  const { status, body } = await send(url, named(), Buffer.from('GIF? no, words'));
  expect([status, body.errors[0].code]).toEqual([400, 8005]);
  expect(await sentSoFar()).toBe(before);
});

it('a picture in a letter is an upload of the day like any other', async () => {
  const [row] = await t.db.query<{ count: number }>(
    "select count(*)::int as count from media where owner_id = $1 and kind = 'image'",
    [ada.userId],
  );
  const left = limits.imagesPerDay - 1 - (row?.count ?? 0);
  await t.db.query(
    `insert into media (key, owner_id, kind, content_type, sha256, bytes, variants)
      select 'filled0000000000' || n, $1, 'image', 'image/png', '\\x00', 1, '[]' from generate_series(1, $2::int) n`,
    [ada.userId, left],
  );
  const [first = '', second = ''] = ADDRESSES;
  // Another than before: the same file is kept once.
  const [last, onceMore] = await Promise.all(['#112233', '#332211'].map(plainPicture));
  expect((await send(first, named(), last)).status).toBe(201);
  const before = await sentSoFar();
  for (const url of [first, second]) {
    const { status, body } = await send(url, named(), onceMore);
    expect([status, body.errors[0].code]).toEqual([403, 8004]);
  }
  expect(await sentSoFar()).toBe(before);
  await t.db.query("delete from media where key like 'filled%'");
});
