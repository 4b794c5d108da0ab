import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { type GifProviderServer, PROVIDER_KEY, startGifProvider } from '#tests/support/gif-provider.ts';
import type { Member } from '#tests/support/members.ts';

let provider: GifProviderServer;
let t: TestApp;
let ada: Member;
let ben: Member;
let cleo: Member;
let bystander: Bystander;

beforeAll(async () => {
  provider = await startGifProvider();
  const worldFiles = { folder: '', ensure: async (file: string) => file === 'boat_480.gif' };
  t = await buildTestApp({
    web: provider.web,
    gifProvider: { url: provider.url, name: 'Movers', key: PROVIDER_KEY },
    worldFiles: Object.defineProperty(worldFiles, 'folder', { get: () => t?.dataDir ?? '/tmp' }),
  });
  [ada, ben, cleo] = [await t.member('ada'), await t.member('ben'), await t.member('cleo')];
  bystander = await makeBystander(t);
  await t.db.query(
    `insert into gifs (embed_key, title, alt_text, media) values ('gf-boat', 'Boat', 'A boat', $1)`,
    [
      JSON.stringify([
        { url: '/media/world/boat_480.gif', width: 480, height: 336, type: 'gif', mediaKey: 'boat' },
      ]),
    ],
  );
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
  await provider.close();
});

function send(more: object) {
  const payload = { type: 'image', participant: ada.blogUuid, participants: [ada.blogUuid, 'ben'], ...more };
  return t.injectAs(ada, { method: 'POST', url: '/v2/conversations/messages', payload });
}
async function found(words: string): Promise<string> {
  const { body } = await t.injectAs(ada, `/v2/gif_search?query=${words}&limit=1`);
  return body.response.gifs[0].feedbackToken;
}

it("sendMessage with a provider's GIF serves it to both members only, at addresses of the message", async () => {
  const feedbackToken = await found('tea');
  const { status, body } = await send({ feedbackToken, message: 'Look' });
  expect(status).toBe(201);
  const { message } = body.response;
  const own = `/messaging/pictures/${message.id}`;
  expect(message).toMatchObject({
    type: 'image',
    altText: 'tea-0, moving',
    content: { type: 'text', text: 'Look' },
    images: [
      { url: `${own}/0`, width: 320, height: 240, type: 'gif' },
      { url: `${own}/1`, width: 160, height: 120, type: 'gif' },
    ],
    poster: { url: `${own}/still`, type: 'webp' },
  });
  expect(JSON.stringify(body)).not.toMatch(/\/media\/gifs|mediaKey/);
  const get = (member: Member, size: string) => t.injectAs(member, `${own}/${size}`);
  for (const [size, type] of [
    ['0', 'image/gif'],
    ['1', 'image/gif'],
    ['still', 'image/webp'],
  ] as const) {
    const { status: seen, headers } = await get(ben, size);
    expect([size, seen, headers['content-type'], headers['cache-control']]).toEqual([
      size,
      200,
      type,
      'private, no-store',
    ]);
    expect([(await get(cleo, size)).status, (await t.inject(`${own}/${size}`)).status]).toEqual([404, 404]);
  }
  const [row] = await t.db.query<{ chosen: boolean }>(
    'select chosen_at is not null as chosen from gifs where embed_key = $1',
    [feedbackToken],
  );
  expect(row?.chosen).toBe(true);
});

it("sendMessage with a GIF of the site's library serves it to both members only, without a poster", async () => {
  const gif = await sharp({ create: { width: 48, height: 30, channels: 3, background: '#112233' } })
    .gif()
    .toBuffer();
  await writeFile(join(t.dataDir, 'boat_480.gif'), gif);
  const { message } = (await send({ feedbackToken: 'gf-boat', alt_text: 'My boat' })).body.response;
  expect(message).toMatchObject({ altText: 'My boat', images: [{ width: 480, type: 'gif' }] });
  expect([message.poster, message.content]).toEqual([undefined, undefined]);
  const [{ url }] = message.images;
  expect([(await t.injectAs(ben, url)).status, (await t.injectAs(cleo, url)).status]).toEqual([200, 404]);
  expect((await t.injectAs(ben, url.replace(/0$/, 'still'))).status).toBe(404);
  await t.db.query(
    'insert into blog_blocks (blog_id, blocked_blog_id, blocked_user_id) values ($1, $2, $3)',
    [ada.blogId, ben.blogId, ben.userId],
  );
  expect((await t.injectAs(ben, url)).status).toBe(404);
  await t.db.query('delete from blog_blocks where blog_id = $1', [ada.blogId]);
});

it.each([
  ['that is unknown', { feedbackToken: 'gf-nobody' }, 'feedbackToken'],
  ['that is empty', { feedbackToken: '' }, 'feedbackToken'],
  ['that is too long', { feedbackToken: 'g'.repeat(257) }, 'feedbackToken'],
])('sendMessage rejects a GIF token %s with 5016 and sends nothing', async (_what, more, field) => {
  const count = async () =>
    (await t.db.query<{ n: number }>('select count(*)::int as n from messages'))[0]?.n;
  const before = await count();
  const { status, body } = await send(more);
  expect([status, body.errors[0]]).toMatchObject([400, { code: 5016, field }]);
  expect(await count()).toBe(before);
});

it('sendMessage with a GIF to a blog that accepts no messages answers 13001', async () => {
  await t.db.query(`update blogs set settings = '{"messages": "noone"}' where id = $1`, [ben.blogId]);
  const { status, body } = await send({ feedbackToken: 'gf-boat' });
  expect([status, body.errors[0].code]).toEqual([403, 13001]);
});
