import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#generated/limits.ts';
import { partSql } from '#server/member-data/parts.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { memberData } from '../member-data.ts';

/** The second address is the one that the web client uses. */
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

it.each(ADDRESSES)('POST %s accepts a message with a picture [messaging-07]', async (url) => {
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
] as const)('sendMessage validates form fields like JSON fields: %s', async (field, fields, code) => {
  const own = fields.some(([name]) => name === 'participant') ? [] : [['participant', ada.blogUuid] as const];
  const { body } = await send('/v2/conversations/messages', [...own, ...fields]);
  expect(body.errors[0]).toMatchObject({ code, field });
});

it('sendImageMessage to a blog that accepts no messages answers 13001', async () => {
  await t.db.query(`update blogs set settings = '{"messages": "noone"}' where id = $1`, [ben.blogId]);
  for (const url of ADDRESSES) {
    const { status, body } = await send(url, named());
    expect([status, body.errors[0].code]).toEqual([403, 13001]);
  }
  await t.db.query(`update blogs set settings = '{}' where id = $1`, [ben.blogId]);
});

it.each(ADDRESSES)(
  'POST %s rejects a file that is not a picture with 8005 and sends nothing',
  async (url) => {
    const before = await sentSoFar();
    const { status, body } = await send(url, named(), Buffer.from('GIF? no, words'));
    expect([status, body.errors[0].code]).toEqual([400, 8005]);
    expect(await sentSoFar()).toBe(before);
  },
);

it('sendImageMessage counts towards the daily limit of pictures (8004)', async () => {
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
  // A different colour, because identical files are stored once.
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

describe('GET /messaging/pictures', () => {
  let cleo: Member;
  let url: string;
  const get = (member: Member, address = url) => t.injectAs(member, address);

  beforeEach(async () => {
    cleo = await t.member(`cleo-${crypto.randomUUID().slice(0, 8)}`);
    const { body } = await send(
      '/v2/conversations/messages/image',
      toBen.map(([name, value]) => [name, value === 'ben' ? cleo.blogName : value || ada.blogUuid] as const),
      await plainPicture(`#${crypto.randomUUID().slice(0, 6)}`),
    );
    url = body.response.message.images[0].url;
  });

  it('GET /messaging/pictures serves a picture to both members only and hides where the file is stored', async () => {
    expect(url).toMatch(/^\/messaging\/pictures\/\d+\/0$/);
    for (const member of [ada, cleo]) {
      const { status, headers } = await get(member);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/png',
        'private, no-store',
      ]);
    }
    expect([(await get(ben)).status, (await t.inject(url)).status]).toEqual([404, 404]);
    const [row] = await t.db.query<{ key: string }>('select key from media order by created_at desc limit 1');
    const { body } = await t.injectAs(
      cleo,
      `/v2/conversations?participant=${encodeURIComponent(cleo.blogUuid)}`,
    );
    expect(JSON.stringify(body)).not.toContain(String(row?.key));
  });

  it.each([
    '/messaging/pictures/1/0',
    '/messaging/pictures/0/0',
    '/messaging/pictures/x/0',
    `/messaging/pictures/${'9'.repeat(19)}/0`,
  ])('GET /messaging/pictures answers 404 to %s', async (address) =>
    expect((await get(ada, address)).status).toBe(404),
  );
  it("The archive of the other member contains a message's picture by that address only", async () => {
    const part = memberData.parts?.find(({ table }) => table === 'messages');
    if (!part) throw new Error('Letters are no part of the archive');
    const rows = JSON.stringify(await t.db.query(partSql(part, cleo.userId)));
    expect(rows).toContain(url);
    expect(rows).not.toMatch(/\/media\/|mediaKey/);
  });

  it('GET /messaging/pictures answers 404 to a size that does not exist', async () => {
    expect((await get(cleo, url.replace(/0$/, '7'))).status).toBe(404);
  });

  it.each(['user_blocks', 'blog_blocks'])(
    'GET /messaging/pictures answers 404 to a member blocked since (%s) and 200 to the blocker',
    async (table) => {
      const [who, id] = table === 'user_blocks' ? ['user_id', ada.userId] : ['blog_id', ada.blogId];
      await t.db.query(
        `insert into ${table} (${who}, blocked_blog_id, blocked_user_id) values ($1, $2, $3)`,
        [id, cleo.blogId, cleo.userId],
      );
      expect([(await get(cleo)).status, (await get(ada)).status]).toEqual([404, 200]);
      await t.db.query(`delete from ${table} where blocked_user_id = $1`, [cleo.userId]);
      expect((await get(cleo)).status).toBe(200);
    },
  );

  it("GET /messaging/pictures still serves a blocked member's picture to both, the blocker's to the blocker only", async () => {
    const participants = [cleo.blogName, ada.blogName];
    const reply = await t.injectAs(cleo, {
      method: 'POST',
      url: '/v2/conversations/messages/image',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: form(
        [
          ['participant', cleo.blogUuid],
          ...participants.map((name) => ['participants', name] as const),
          ['message', 'Mine'],
        ],
        await plainPicture('#225577'),
      ),
    });
    const { conversation, message } = reply.body.response;
    const theirs = message.images[0].url;
    const blocked = await t.injectAs(ada, { method: 'PUT', url: `/v2/user/blocks/${cleo.blogName}` });
    expect(blocked.status).toBe(200);
    for (const [member, picture, status] of [
      [cleo, url, 404],
      [cleo, theirs, 200],
      [ada, url, 200],
      [ada, theirs, 200],
    ] as const) {
      expect([member.blogName, picture, (await get(member, picture)).status]).toEqual([
        member.blogName,
        picture,
        status,
      ]);
    }
    for (const member of [ada, cleo]) {
      const asked = new URLSearchParams({ participant: member.blogUuid, conversation_id: conversation.id });
      const { body } = await t.injectAs(member, `/v2/conversations/messages?${asked}`);
      expect(body.response.conversation.messages.data).toHaveLength(2);
    }
    await t.injectAs(ada, { method: 'DELETE', url: `/v2/user/blocks/${cleo.blogName}` });
  });

  it('GET /messaging/pictures answers 404 to a former admin of the blog and 200 to its owner', async () => {
    await t.db.query("insert into blog_members (blog_id, user_id, role) values ($1, $2, 'admin')", [
      cleo.blogId,
      ben.userId,
    ]);
    expect((await get(ben)).status).toBe(200);
    await t.db.query("update blog_members set role = 'member' where blog_id = $1 and user_id = $2", [
      cleo.blogId,
      ben.userId,
    ]);
    expect((await get(ben)).status).toBe(404);
    await t.db.query('delete from blog_members where blog_id = $1 and user_id = $2', [
      cleo.blogId,
      ben.userId,
    ]);
    expect([(await get(ben)).status, (await get(cleo)).status]).toEqual([404, 200]);
  });

  it('GET /messaging/pictures answers 404 to the member who deleted the conversation', async () => {
    const id = await t.db.query<{ id: string }>(
      'select conversation_id::text as id from messages order by id desc limit 1',
    );
    const asked = new URLSearchParams({ participant: cleo.blogUuid, conversation_id: String(id[0]?.id) });
    const address = `/v2/conversations/messages?${asked}`;
    expect((await t.injectAs(cleo, { method: 'DELETE', url: address })).status).toBeLessThan(300);
    expect([(await get(cleo)).status, (await get(ada)).status]).toEqual([404, 200]);
  });

  it('GET /messaging/pictures answers 404 after the sending blog was deactivated', async () => {
    await t.db.query("update blogs set state = 'deactivated' where id = $1", [ada.blogId]);
    expect((await get(cleo)).status).toBe(404);
    await t.db.query("update blogs set state = 'active' where id = $1", [ada.blogId]);
    expect((await get(cleo)).status).toBe(200);
  });

  it('GET /messaging/pictures serves a picture to staff once it was reported', async () => {
    const staff = await t.member(`staff-${crypto.randomUUID().slice(0, 8)}`, { role: 'admin' });
    expect((await get(staff)).status).toBe(404);
    await t.db.query(
      `insert into conversation_flags (conversation_id, blog_id, kind, up_to_message_id)
       select conversation_id, $1, 'spam', id from messages order by id desc limit 1`,
      [cleo.blogId],
    );
    expect((await get(staff)).status).toBe(200);
  });
});
