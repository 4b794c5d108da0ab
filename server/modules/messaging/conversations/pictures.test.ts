import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';

let t: TestApp;
let ada: Member;
let ben: Member;
let picture: Buffer;
beforeAll(async () => {
  t = await buildTestApp();
  [ada, ben] = [await t.member('ada'), await t.member('ben')];
  picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#884422' } })
    .png()
    .toBuffer();
});
afterAll(() => t.close());

function form(fields: readonly (readonly [string, string])[]): Buffer {
  return Buffer.concat([
    ...fields.map(([name, value]) =>
      Buffer.from(`--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ),
    Buffer.from(
      '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
    ),
    picture,
    Buffer.from('\r\n--x--\r\n'),
  ]);
}
function send(url: string, fields: readonly (readonly [string, string])[]) {
  return t.injectAs(ada, {
    method: 'POST',
    url,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: form(fields),
  });
}
const toBen = [
  ['participant', ''],
  ['participants', 'ada'],
  ['participants', 'ben'],
  ['message', 'Look'],
  ['alt_text', 'Brown'],
] as const;
const named = () => toBen.map(([name, value]) => [name, value || ada.blogUuid] as const);

it.each(['/v2/conversations/messages', '/v2/conversations/messages/image'])(
  'takes a picture at %s [messaging-07]',
  async (url) => {
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
  },
);

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
  expect((await send('/v2/conversations/messages', named())).body.errors[0].code).toBe(13001);
});
