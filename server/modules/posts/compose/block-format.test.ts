import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';

/** Edge cases of the public block format. */

let t: TestApp;
let wren: Member;
let marlow: Member;
beforeAll(async () => {
  t = await buildTestApp();
  wren = await t.member('wren');
  marlow = await t.member('marlow');
});
afterAll(() => t.close());

type Body = Record<string, unknown>;
const words = (text: string) => ({ type: 'text', text });
function onePixel(): Promise<Buffer> {
  return sharp({ create: { width: 1, height: 1, channels: 3, background: '#345' } })
    .png()
    .toBuffer();
}

async function made(member: Member, blog: string, payload: Body) {
  const { body } = await t.injectAs(member, { method: 'POST', url: `/v2/blog/${blog}/posts`, payload });
  if (!body.response) throw new Error(JSON.stringify(body.errors));
  return body.response.post;
}

test('createPost accepts a link card with long title and description, and rejects longer ones with 5016', async () => {
  const description = 'A'.repeat(4096);
  const card = { type: 'link', url: 'https://example.com/', title: 'B'.repeat(1024), description };
  expect((await made(wren, 'wren', { content: [card] })).content).toEqual([card]);
  await expect(
    made(wren, 'wren', { content: [{ ...card, description: `${description}A` }] }),
  ).rejects.toThrow('5016');
});

test.each([499, 501, 4096])('createPost accepts a text block with %i formatting ranges', async (count) => {
  const formatting = Array.from({ length: count }, (_, at) => ({
    type: 'bold',
    start: at % 4000,
    end: (at % 4000) + 1,
  }));
  const block = { type: 'text', text: 'x'.repeat(4000), formatting };
  expect((await made(wren, 'wren', { content: [block] })).content[0].formatting).toHaveLength(count);
});

test('createPost rejects a text block with 4,097 formatting ranges with 5016', async () => {
  const formatting = Array.from({ length: 4097 }, () => ({ type: 'bold', start: 0, end: 1 }));
  await expect(made(wren, 'wren', { content: [{ type: 'text', text: 'x', formatting }] })).rejects.toThrow(
    '5016',
  );
});

test('createPost accepts rows that leave out blocks, and rejects an unknown block with 8001', async () => {
  const content = [words('one'), words('two'), words('three')];
  const layout = [{ type: 'rows', display: [{ blocks: [1] }] }];
  expect((await made(wren, 'wren', { content, layout })).layout).toEqual(layout);
  await expect(
    made(wren, 'wren', { content, layout: [{ type: 'rows', display: [{ blocks: [3] }] }] }),
  ).rejects.toThrow('8001');
});

test.each([[0], [1], [2]])('createPost accepts a read-more at position %i', async (place) => {
  const content: Body[] = [words('one'), words('two')];
  content.splice(place, 0, { type: 'read-more' });
  expect((await made(wren, 'wren', { content })).content).toEqual(content);
});

test.each([
  [
    'at the beginning',
    [words(''), words('one'), words('two')],
    [[1], [2]],
    1,
    { rows: [[0], [1]], after: 0 },
  ],
  [
    'at the beginning, with the read-more there',
    [words(''), words('one'), words('two')],
    [[1], [2]],
    0,
    { rows: [[0], [1]], after: -1 },
  ],
  [
    'at the end',
    [words('one'), words('two'), words(' ')],
    [[0], [1], [2]],
    0,
    { rows: [[0], [1]], after: 0 },
  ],
])(
  'createPost adjusts the layout to blank blocks that were cut off %s',
  async (_where, content, rows, truncateAfter, left) => {
    const layout = [{ type: 'rows', display: rows.map((blocks) => ({ blocks })), truncateAfter }];
    const post = await made(wren, 'wren', { content, layout });
    expect(post.layout).toEqual([
      { type: 'rows', display: left.rows.map((blocks) => ({ blocks })), truncateAfter: left.after },
    ]);
  },
);

test.each([
  ['behind the last block', [[0], [1], [2]], 2],
  ['behind the last displayed block', [[2], [0], [1]], 1],
  ['inside a row', [[0, 1], [2]], 0],
  ['behind a block that is not there', [[0], [1], [2]], 9],
])('createPost ignores a read-more cut %s', async (_where, rows, truncateAfter) => {
  const picture = { ...(await pictureOf(wren)) };
  const content = rows.some((row) => row.length > 1)
    ? [picture, picture, words('last')]
    : ['a', 'b', 'c'].map(words);
  const layout = [{ type: 'rows', display: rows.map((blocks) => ({ blocks })), truncateAfter }];
  const post = await made(wren, 'wren', { content, layout });
  expect(post.layout).toEqual([{ type: 'rows', display: rows.map((blocks) => ({ blocks })) }]);
});

/** Returns a member's own image as a block without a media type names it. */
async function pictureOf(member: Member) {
  const { media } = await t.app.services.media.addImage(member.userId, await onePixel());
  return { type: 'image', media: media.map(({ type: _, ...size }) => size) };
}

test('createPost accepts uploaded media without its type', async () => {
  const picture = await pictureOf(wren);
  const [block] = (await made(wren, 'wren', { content: [picture] })).content;
  expect(block.media[0]).toMatchObject({ url: picture.media[0]?.url, width: 1 });
});

describe('createPost post type', () => {
  const video = { type: 'video', url: 'https://www.youtube.com/watch?v=abc' };
  const audio = { type: 'audio', url: 'https://soundcloud.com/a/b' };
  const link = { type: 'link', url: 'https://example.com/' };

  test('createPost derives the type in the order video, photo, audio, link, text', async () => {
    const photo = await pictureOf(wren);
    for (const [content, type] of [
      [[words('x'), link, audio, photo, video], 'video'],
      [[words('x'), link, audio, photo], 'photo'],
      [[words('x'), link, audio], 'audio'],
      [[words('x'), link], 'link'],
      [[words('x')], 'text'],
    ] as const) {
      expect((await made(wren, 'wren', { content })).type).toBe(type);
    }
  });

  test('createPost gives a reblog the type of its root, through further reblogs and edits', async () => {
    const root = await made(marlow, 'marlow', { content: [words('root')] });
    const first = await made(wren, 'wren', {
      content: [video],
      parentPostId: root.id,
      parentTumblelogUuid: root.blog.uuid,
      reblogKey: root.reblogKey,
    });
    const second = await made(marlow, 'marlow', {
      content: [],
      parentPostId: first.id,
      parentTumblelogUuid: first.blog.uuid,
      reblogKey: first.reblogKey,
    });
    const { body } = await t.injectAs(wren, {
      method: 'PUT',
      url: `/v2/blog/wren/posts/${first.id}`,
      payload: { content: [audio] },
    });
    expect([first.type, second.type, body.response.post.type]).toEqual(['text', 'text', 'text']);
  });
});
