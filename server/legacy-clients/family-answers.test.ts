import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { formWith } from '#tests/support/recordings.ts';

const KEY = 'fog-bell';
const ORIGIN = 'http://127.0.0.1:3000';
let t: TestApp;
let marlow: Member;
let wren: Member;

// biome-ignore lint/suspicious/noExplicitAny: the family's shapes are in no schema.
type Shape = any;

beforeAll(async () => {
  t = await buildTestApp({ apps: [{ key: KEY, secret: 'a-secret-of-the-tests' }], publicUrl: ORIGIN });
  marlow = await t.member('marlow');
  wren = await t.member('wren');
});
afterAll(() => t.close());

async function write(member: Member, payload: object): Promise<{ id: string; reblogKey: string }> {
  const { status, body } = await t.injectAs(member, {
    method: 'POST',
    url: `/v2/blog/${member.blogName}/posts`,
    payload,
  });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.response.post;
}
/** Makes a call as a program of the family that reads for a visitor, or signs as a member. */
async function asked(path: string, member?: Member): Promise<Shape> {
  const url = `${path}${path.includes('?') ? '&' : '?'}api_key=${KEY}`;
  const headers = { accept: '*/*' };
  const { body, status } = member
    ? await t.injectAs(member, { url, headers })
    : await t.inject({ url, headers });
  expect([path, status, (body as Shape).errors]).toEqual([path, 200, undefined]);
  return (body as Shape).response;
}
const read = async (name: string, id: string) => (await asked(`/v2/blog/${name}/posts?id=${id}`)).posts[0];
const text = (words: string, more = {}) => ({ type: 'text', text: words, ...more });

async function picture(member: Member): Promise<object> {
  const create = { width: 40, height: 30, channels: 3 as const, background: '#7a4' };
  const bytes = await sharp({ create }).png().toBuffer();
  const { body } = await t.injectAs(member, { method: 'POST', url: '/v2/media/image', ...formWith(bytes) });
  return { type: 'image', media: body.response.media, colors: body.response.colors, altText: 'A hill' };
}

test('a text post has title, body and reblog.comment, and addresses are absolute', async () => {
  const { id } = await write(marlow, {
    content: [
      text('Hills', { subtype: 'heading1' }),
      text('Up & down <b>'),
      text('Bold', { formatting: [{ type: 'bold', start: 0, end: 4 }] }),
    ],
  });
  const post = await read('marlow', id);
  expect(post).toMatchObject({
    type: 'text',
    format: 'html',
    title: 'Hills',
    body: '<p>Up &amp; down &lt;b&gt;</p><p><strong>Bold</strong></p>',
    id_string: id,
    short_url: `${ORIGIN}/marlow/${id}`,
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d GMT$/),
  });
  expect(post.post_url).toMatch(new RegExp(`^${ORIGIN}/marlow/${id}`));
  expect(post.reblog.comment).toContain('<h2>Hills</h2>');
  expect(post.blog.avatar[0].url).toMatch(new RegExp(`^${ORIGIN}/media/`));
});

test('npf=true leaves the fields of the time before blocks out', async () => {
  const { id } = await write(marlow, { content: [text('Only blocks')] });
  const { posts } = await asked(`/v2/blog/marlow/posts?id=${id}&npf=true`);
  expect(posts[0]).not.toHaveProperty('body');
  expect(posts[0]).toMatchObject({ id_string: id, content: [text('Only blocks')] });
});

test('a photo post has photos, caption and photoset_layout; colours and types are as in the public format', async () => {
  const { id } = await write(marlow, {
    content: [await picture(marlow), await picture(marlow), await picture(marlow), text('Three hills')],
    layout: [{ type: 'rows', display: [{ blocks: [0] }, { blocks: [1, 2] }, { blocks: [3] }] }],
  });
  const post = await read('marlow', id);
  expect(post).toMatchObject({ type: 'photo', caption: '<p>Three hills</p>', photoset_layout: '12' });
  expect(post.photos).toHaveLength(3);
  expect(post.photos[0].original_size.url).toMatch(new RegExp(`^${ORIGIN}/media/`));
  expect(post.photos[0].alt_sizes[0]).toEqual(post.photos[0].original_size);
  const [block] = post.content;
  expect(block.media[0]).toMatchObject({
    type: expect.stringMatching(/^image\//),
    url: post.photos[0].original_size.url,
  });
  for (const [name, colour] of Object.entries(block.colors)) {
    expect([name, colour]).toEqual([expect.stringMatching(/^c\d$/), expect.stringMatching(/^[0-9a-f]{6}$/i)]);
  }
});

test('quotes, links, chats, sounds and videos have their older fields', async () => {
  const make = async (...content: object[]) => read('marlow', (await write(marlow, { content })).id);
  expect(await make(text('Walk slowly.', { subtype: 'quote' }), text('A sign'))).toMatchObject({
    type: 'quote',
    text: '<p>Walk slowly.</p>',
    source: '<p>A sign</p>',
  });
  const link = { type: 'link', url: 'https://example.com/', title: 'There', description: 'A place' };
  expect(await make(link, text('Go'))).toMatchObject({
    type: 'link',
    url: 'https://example.com/',
    title: 'There',
    excerpt: 'A place',
    description: '<p>Go</p>',
  });
  const chat = (line: string) => text(line, { subtype: 'chat' });
  expect(await make(chat('Ann: Yes?'), chat('Bo: No.'))).toMatchObject({
    type: 'chat',
    body: 'Ann: Yes?\nBo: No.',
    dialogue: [
      { name: 'Ann', label: 'Ann:', phrase: 'Yes?' },
      { name: 'Bo', label: 'Bo:', phrase: 'No.' },
    ],
  });
  const video = { type: 'video', provider: 'youtube', url: 'https://www.youtube.com/watch?v=abc' };
  const shown = await make(video, text('Look'));
  expect(shown).toMatchObject({
    type: 'video',
    video_type: 'youtube',
    caption: '<p>Look</p>',
    permalink_url: video.url,
  });
  expect(shown.player[0].embed_code).toMatch(/^<iframe src="https:\/\/www\.youtube/);
  const audio = { type: 'audio', provider: 'soundcloud', url: 'https://soundcloud.com/a/b', title: 'B' };
  expect(await make(audio)).toMatchObject({ type: 'audio', audio_url: audio.url, track_name: 'B' });
});

test('a reblog has the pictures and the words of its trail, and says whom it reblogs', async () => {
  const root = await write(marlow, { content: [await picture(marlow), text('Look at <it>')] });
  const { body } = await t.injectAs(marlow, `/v2/blog/marlow/posts/${root.id}`);
  const { id } = await write(wren, {
    content: [text('So green')],
    parentPostId: root.id,
    reblogKey: root.reblogKey,
    parentTumblelogUuid: body.response.post.blog.uuid,
  });
  const post = await read('wren', id);
  expect(post).toMatchObject({
    type: 'photo',
    reblogged_from_id: root.id,
    reblogged_from_name: 'marlow',
    reblogged_root_url: `${ORIGIN}/marlow/${root.id}`,
    reblog: { comment: '<p>So green</p>' },
  });
  expect(post.photos).toHaveLength(1);
  expect(post.reblog.tree_html).toContain('Look at &lt;it&gt;');
  expect(post.caption).toContain('So green');
});

test('posts are paged by _links, at the address and with the parameters that were sent', async () => {
  const seen: string[] = [];
  let next: string | undefined = '/v2/blog/marlow/posts?limit=2&type=text';
  while (next !== undefined) {
    const page: Shape = await asked(next);
    seen.push(...page.posts.map(({ id }: { id: string }) => id));
    next = page._links?.next.href;
    if (next !== undefined) expect(next).toMatch(/^\/v2\/blog\/marlow\/posts\?.*type=text/);
  }
  const { posts } = await asked('/v2/blog/marlow/posts?type=text');
  expect(seen).toEqual(posts.map(({ id }: { id: string }) => id));
  await t.injectAs(wren, { method: 'POST', url: '/v2/user/follow', payload: { url: 'marlow' } });
  const page = await asked('/v2/user/dashboard?limit=1', wren);
  expect(page._links.next).toMatchObject({ method: 'GET', type: 'navigation' });
  expect(page._links.next.href).toMatch(/^\/v2\/user\/dashboard\?/);
  expect((await asked(page._links.next.href, wren)).posts).toHaveLength(1);
});

test('posts are read by after and sort, by several tags, and tagged posts by before', async () => {
  const both = await write(marlow, { content: [text('Both')], tags: 'fog, hills' });
  await write(marlow, { content: [text('One')], tags: 'fog' });
  const ids = async (query: string) =>
    (await asked(`/v2/blog/marlow/posts?${query}`)).posts.map(({ id }: { id: string }) => id);
  for (const query of ['tag[0]=fog&tag[1]=hills', 'tag=fog&tag=hills', 'tag%5B0%5D=hills&tag%5B1%5D=fog']) {
    expect([query, await ids(query)]).toEqual([query, [both.id]]);
  }
  expect(await ids('tag[0]=fog')).toHaveLength(2);
  const newestFirst = await ids('limit=20');
  expect(await ids('sort=asc&limit=20')).toEqual(newestFirst.toReversed());
  expect(await ids('sort=asc&after=1000000000&limit=2')).toEqual(newestFirst.toReversed().slice(0, 2));
  const later = Math.floor(t.app.services.now() / 1000) + 100;
  expect(await ids(`after=${later}`)).toEqual([]);
  expect(await ids(`sort=asc&after=${later}`)).toEqual([]);
  const tagged = (query: string) => asked(`/v2/tagged?tag=fog${query}`);
  expect(await tagged('')).toHaveLength(2);
  expect(await tagged('&before=1000000000')).toEqual([]);
  expect(await tagged(`&before=${later}`)).toHaveLength(2);
});

test('the dashboard is read by offset, type and since_id', async () => {
  const ids = async (query: string) =>
    (await asked(`/v2/user/dashboard?${query}`, wren)).posts.map(({ id }: { id: string }) => id);
  const all = await ids('limit=20');
  expect(await ids('limit=3&offset=2')).toEqual(all.slice(2, 5));
  expect(await ids(`since_id=${all[3]}`)).toEqual(all.slice(0, 3));
  expect(await ids(`since_id=${all[0]}`)).toEqual([]);
  const photos = (await asked('/v2/user/dashboard?type=photo', wren)).posts;
  expect(photos.length).toBeGreaterThan(0);
  for (const post of photos) expect([post.type, post.photos.length > 0]).toEqual(['photo', true]);
});

test('the dashboard of legacy clients has posts only, without elements between them', async () => {
  const current = await t.injectAs(wren, '/v2/timeline/dashboard?limit=20');
  const kinds = (list: { objectType: string }[]) => new Set(list.map(({ objectType }) => objectType));
  expect(kinds(current.body.response.timeline.elements).size).toBeGreaterThan(1);
  const { posts } = await asked('/v2/user/dashboard?limit=20', wren);
  expect(posts.length).toBeGreaterThan(8);
  for (const post of posts) expect(post.id_string).toMatch(/^\d+$/);
});

test('likes say when they were given, and are read by offset and before', async () => {
  const liked = [
    await write(marlow, { content: [text('A')] }),
    await write(marlow, { content: [text('B')] }),
  ];
  for (const { id, reblogKey } of liked) {
    await t.injectAs(wren, { method: 'POST', url: '/v2/user/like', payload: { id, reblog_key: reblogKey } });
  }
  const { liked_posts: posts } = await asked('/v2/user/likes', wren);
  expect(posts.map(({ id }: Shape) => id)).toEqual([liked[1]?.id, liked[0]?.id]);
  const now = t.app.services.now() / 1000;
  for (const { liked_timestamp: at } of posts) expect(Math.abs(at - now)).toBeLessThan(600);
  expect((await asked('/v2/user/likes?offset=1', wren)).liked_posts[0].id).toBe(liked[0]?.id);
  expect((await asked('/v2/blog/wren/likes?before=1000000000', wren)).liked_posts).toEqual([]);
});

test('an avatar is read without credentials, and its answer has avatar_url', async () => {
  const bare = (url: string) => t.app.inject({ url, headers: { accept: '*/*' } });
  for (const url of [
    '/v2/blog/marlow/avatar',
    '/v2/blog/marlow/avatar/512',
    '/v2/blog/marlow.tumblr.com/avatar/64/',
  ]) {
    const answer = await bare(url);
    expect([url, answer.statusCode]).toEqual([url, 302]);
    expect(answer.json().response.avatar_url).toBe(new URL(String(answer.headers.location), ORIGIN).href);
    expect(answer.headers.location).toMatch(new RegExp(`^(${ORIGIN})?/media/`));
  }
  expect((await asked('/v2/blog/marlow/avatar')).avatar_url).toMatch(new RegExp(`^${ORIGIN}/media/`));
  expect((await t.inject('/v2/blog/marlow/avatar')).body.response).not.toHaveProperty('avatar_url');
  expect((await bare('/v2/blog/marlow/info')).statusCode).toBe(401);
  expect((await bare('/v2/blog/nobody-here/avatar')).statusCode).toBe(404);
});

test('an address with a slash at its end is the same, for reads and writes', async () => {
  expect((await asked('/v2/blog/marlow/info/')).blog.name).toBe('marlow');
  const { status } = await t.injectAs(marlow, {
    method: 'POST',
    url: '/v2/blog/marlow/posts/',
    payload: { content: [text('Slash')] },
  });
  expect(status).toBe(201);
  expect((await t.inject('/v2/blog/marlow/nothing/')).status).toBe(404);
});

test('a picture is posted as a single media object with named colours, as it was read', async () => {
  const { id } = await write(marlow, { content: [await picture(marlow)] });
  const [block] = (await read('marlow', id)).content;
  const [media] = block.media;
  const path = (media.url as string).slice(ORIGIN.length);
  const content = (url: string) => [
    { type: 'image', media: { ...media, url }, colors: block.colors, alt_text: 'Again' },
  ];
  const again = await write(marlow, { content: content(path) });
  expect((await read('marlow', again.id)).photos).toHaveLength(1);
  const { status } = await t.injectAs(marlow, {
    method: 'POST',
    url: `/v2/blog/marlow/posts?api_key=${KEY}`,
    headers: { accept: '*/*' },
    payload: { content: content(media.url) },
  });
  expect(status).toBe(201);
});
