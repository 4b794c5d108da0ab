import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { Unreachable, type WebFile } from '#server/web/guarded-web.ts';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from '#tests/support/app.ts';
import { makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';

/** Fake web responses by address. */
const web = new Map<string, Partial<WebFile>>();
const asked: string[] = [];
let t: TestApp;
let marlow: Member;
let tamsin: Member;
let picture: Buffer;

const PAGE = 'https://fog.example/a';
const html = (head: string): Partial<WebFile> => ({ type: 'text/html', bytes: Buffer.from(head) });

beforeAll(async () => {
  t = await buildTestApp({
    web: async (url) => {
      asked.push(url);
      const found = web.get(url);
      if (!found) throw new Unreachable(url);
      return { url, type: '', charset: undefined, bytes: Buffer.of(), ...found };
    },
  });
  marlow = await t.member('marlow');
  tamsin = await t.member('tamsin');
  picture = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => t.close());
beforeEach(async () => {
  web.clear();
  asked.length = 0;
  await t.db.query('delete from link_previews');
});

function preview(url: string, member = marlow): Promise<Reply<AnyBody>> {
  return t.injectAs(member, { url: '/v2/link_preview', query: { url } });
}
const codeOf = ({ status, body }: Reply<AnyBody>) => [status, body.errors[0].code, body.errors[0].field];

test("previewLink returns a link block with the page's title and its picture stored on this site", async () => {
  web.set(
    PAGE,
    html('<meta property="og:title" content="Fog"><meta property="og:image" content="/fog.jpg">'),
  );
  web.set('https://fog.example/fog.jpg', { type: 'image/jpeg', bytes: picture });
  const { status, body } = await preview(PAGE);
  expect([status, body.response]).toEqual([
    200,
    {
      url: PAGE,
      displayUrl: 'fog.example',
      block: { type: 'link', url: PAGE, displayUrl: 'fog.example', title: 'Fog', poster: expect.any(Array) },
    },
  ]);
  const [largest] = body.response.block.poster;
  expect(largest).toMatchObject({ width: 1200, height: 630, type: 'jpeg' });
  expect(largest.url).toMatch(/^\/media\//);
});

test('previewLink requests a page once a day for all members, whose posts may contain its picture', async () => {
  web.set(PAGE, html('<title>Fog</title><meta property="og:image" content="/fog.jpg">'));
  web.set('https://fog.example/fog.jpg', { type: 'image/jpeg', bytes: picture });
  const first = await preview(PAGE);
  expect(await preview(`${PAGE}`, tamsin)).toMatchObject({ status: 200, body: first.body });
  expect(asked).toEqual([PAGE, 'https://fog.example/fog.jpg']);

  const { block } = first.body.response;
  const write = (content: object[]) =>
    t.injectAs(tamsin, { method: 'POST', url: '/v2/blog/tamsin/posts', payload: { content } });
  const { body } = await write([block]);
  expect(body.response.post.content[0].poster).toEqual(block.poster);
  // The preview image cannot be used as an image of the member's own.
  expect(codeOf(await write([{ type: 'image', media: block.poster }]))).toEqual([400, 8005, 'content']);

  await t.db.query("update link_previews set fetched_at = now() - interval '25 hours'");
  await preview(PAGE);
  expect(asked).toHaveLength(4);
});

test("previewLink keeps the member's address in the block and returns the final one beside it", async () => {
  web.set('https://short.example/x', { ...html('<title>Fog</title>'), url: 'https://www.fog.example/long' });
  const { body } = await preview('https://short.example/x');
  expect(body.response).toMatchObject({
    url: 'https://www.fog.example/long',
    displayUrl: 'fog.example',
    block: { url: 'https://short.example/x', displayUrl: 'fog.example', title: 'Fog' },
  });
});

test.each([
  ['a page without metadata', html('<p>hello')],
  ['a file', { type: 'application/pdf', bytes: Buffer.from('%PDF') }],
  [
    'a file that is not the picture it claims to be',
    { type: 'image/png', bytes: Buffer.from('<svg onload="alert(1)">') },
  ],
  ['a page whose picture is missing', html('<meta property="og:image" content="/gone.jpg">')],
])('previewLink of %s returns a block without title and picture', async (_name, file) => {
  web.set(PAGE, file);
  const { body } = await preview(PAGE);
  expect(body.response.block).toEqual({ type: 'link', url: PAGE, displayUrl: 'fog.example' });
});

test('previewLink of a picture returns it as the poster', async () => {
  web.set(PAGE, { type: 'image/jpeg', bytes: picture });
  const { body } = await preview(PAGE);
  expect(body.response.block.poster[0]).toMatchObject({ width: 1200, height: 630 });
});

test.each([
  ['cannot be reached', 'https://nowhere.example/', [400, 8030, 'url']],
  ['contains a password', 'https://a:b@fog.example/', [400, 8030, 'url']],
  ['has no host', 'https://', [400, 8030, 'url']],
  ['has another scheme', 'ftp://fog.example/', [400, 5016, 'url']],
  ['is too long', `https://fog.example/${'a'.repeat(2048)}`, [400, 5016, 'url']],
])('previewLink rejects an address that %s', async (_name, url, expected) => {
  expect(codeOf(await preview(url))).toEqual(expected);
});

test('previewLink rejects a visitor with 401 and requests nothing', async () => {
  const { status } = await t.inject({ url: '/v2/link_preview', query: { url: PAGE } });
  expect([status, asked]).toEqual([401, []]);
});

test('previewLink of a member at the daily limit of pictures returns cards without one', async () => {
  const full = await t.member('full');
  const other = await makeBystander(t);
  await t.db.query(
    `insert into media (key, owner_id, kind, content_type, sha256, bytes, variants)
     select md5(n::text), $1, 'image', 'image/png', decode(md5(n::text), 'hex'), 1, '[]'
       from generate_series(1, $2::int) n`,
    [full.userId, limits.imagesPerDay],
  );
  web.set(PAGE, html('<title>Fog</title><meta property="og:image" content="/fog.jpg">'));
  web.set('https://fog.example/fog.jpg', { type: 'image/jpeg', bytes: picture });
  expect((await preview(PAGE, full)).body.response.block).not.toHaveProperty('poster');
  await other.expectUnchanged();
  await t.db.query('delete from link_previews');
  expect((await preview(PAGE)).body.response.block).toHaveProperty('poster');
});
