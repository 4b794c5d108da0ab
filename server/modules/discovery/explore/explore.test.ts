import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, likeAs, postAs, text } from '#tests/support/posts.ts';

type Post = Awaited<ReturnType<typeof postAs>>;

let t: TestApp;
let reader: Member;
let friend: Member;
let bystander: Bystander;
let made: Record<'far' | 'tagged' | 'near', Post>;
beforeAll(async () => {
  t = await buildTestApp();
  reader = await t.member('reader');
  friend = await t.member('friend');
  bystander = await makeBystander(t);
  const [near, tagged, far] = [await t.member('near'), await t.member('tagged'), await t.member('far')];
  made = {
    near: await postAs(t, near, 'Near'),
    tagged: await postAs(t, tagged, { content: text('Tagged'), tags: 'lichen, stone' }),
    far: await postAs(t, far, 'Far'),
  };
  await postAs(t, friend, { content: text('A friend'), tags: 'stone' });
  await followAs(t, reader, 'friend');
  await followAs(t, friend, 'near');
  await t.db.query('update blogs set share_following = true where id = $1', [friend.blogId]);
  await t.injectAs(reader, { method: 'POST', url: '/v2/user/tags/add', payload: { tag: 'lichen' } });
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

async function get(who: Member | null, url: string): Promise<AnyBody> {
  return (who ? await t.injectAs(who, url) : await t.inject(url)).body.response;
}
async function recommended(who: Member | null) {
  return (await get(who, '/v2/explore/recommended/blogs?limit=20')).blogs.map(
    ({ name, recommendation }: AnyBody) => [name, recommendation],
  );
}
function dismiss(who: Member, tumblelog: string) {
  return t.injectAs(who, {
    method: 'POST',
    url: '/v2/user/dismiss/recommended_blog',
    payload: { tumblelog },
  });
}
async function elements(who: Member | null, url: string): Promise<string[]> {
  return (await get(who, url)).timeline.elements.map(({ id }: Post) => id);
}

test('listRecommendedBlogs names the reason of each blog and lists the closest first', async () => {
  const shown = await recommended(reader);
  expect(shown.slice(0, 2)).toEqual([
    ['near', { kind: 'followedBy', blogs: ['friend'] }],
    ['tagged', { kind: 'tag', tag: 'lichen' }],
  ]);
  expect(shown.slice(2).every(([, { kind }]: [string, AnyBody]) => kind === 'popular')).toBe(true);
  const names = shown.map(([name]: [string]) => name);
  expect(names).not.toContain('friend');
  expect(names).not.toContain('reader');
  expect((await recommended(null)).every(([, { kind }]: [string, AnyBody]) => kind === 'popular')).toBe(true);
});

test('listRecommendedBlogs does not name a followed member as a reason who hides whom they follow', async () => {
  await t.db.query('update blogs set share_following = false where id = $1', [friend.blogId]);
  expect(JSON.stringify(await recommended(reader))).not.toContain('followedBy');
  await t.db.query('update blogs set share_following = true where id = $1', [friend.blogId]);
});

test("cancelBlogDismissal cancels the member's own dismissal only, and may be repeated", async () => {
  for (const who of [reader, friend]) await dismiss(who, 'near');
  const restore = (blog: string) =>
    t.injectAs(reader, { method: 'DELETE', url: `/v2/user/dismiss/recommended_blog/${blog}` });
  for (let twice = 0; twice < 2; twice += 1) expect((await restore('near')).status).toBe(204);
  const left = await t.db.query('select user_id from dismissed_blogs');
  expect(left).toEqual([{ user_id: friend.userId }]);
  await t.db.query('delete from dismissed_blogs');
  expect((await restore('nobody-here')).body.errors[0].code).toBe(4004);
});

test("dismissRecommendedBlog removes the blog from the member's own recommendations only", async () => {
  for (let twice = 0; twice < 2; twice += 1) expect((await dismiss(reader, 'near')).status).toBe(204);
  const names = async (who: Member) => (await recommended(who)).map(([name]: [string]) => name);
  expect(await names(reader)).not.toContain('near');
  expect(await names(bystander.member)).toContain('near');
  expect(await elements(reader, '/v2/explore/recommended')).not.toContain(made.near.id);
  await t.db.query('delete from dismissed_blogs');
  expect((await dismiss(reader, 'nobody-here')).body.errors[0].code).toBe(4004);
});

test('getRecommendedTimeline returns posts of unknown blogs, with common tags and friends first', async () => {
  const ids = await elements(reader, '/v2/explore/recommended');
  const places = [made.tagged, made.near, made.far].map(({ id }) => ids.indexOf(id));
  expect(places).toEqual([0, 1, expect.any(Number)]);
  expect(places[2]).toBeGreaterThan(1);
  expect(await elements(reader, '/v2/timeline?which=for-you')).toEqual(ids);
  const paged: string[] = [];
  let next: string | undefined = '/v2/explore/recommended?limit=2';
  while (next) {
    const { timeline }: AnyBody = await get(reader, next);
    paged.push(...timeline.elements.map(({ id }: Post) => id));
    next = timeline.links.next?.href;
  }
  expect(paged).toEqual(ids);
  const visitor = await elements(null, '/v2/explore/recommended');
  expect(visitor).toEqual(await elements(null, '/v2/explore/trending'));
});

test('listRecommendedTags returns tags of followed blogs and liked posts first, and no followed tag', async () => {
  await likeAs(t, reader, made.tagged);
  const names = (body: AnyBody) => body.tags.map(({ name }: AnyBody) => name);
  expect(names(await get(reader, '/v2/explore/recommended/tags'))).toEqual(['stone']);
  expect(names(await get(null, '/v2/explore/recommended/tags')).sort()).toEqual(['lichen', 'stone'].sort());
  expect(names(await get(null, '/v2/explore/recommended/tags?limit=1'))).toHaveLength(1);
});

test('Trending and recommended tags leave out tags that only name a kind of post', async () => {
  const poster = await t.member('poster');
  for (const title of ['One', 'Two'])
    await postAs(t, poster, { content: text(title), tags: 'GIF, long post, Zitate, looms' });
  const named = [
    ...(await get(null, '/v2/explore/trending/tags?limit=50')).tags,
    ...(await get(null, '/v2/explore/recommended/tags?limit=50')).tags,
    ...(await get(null, '/v2/search/suggestions')).suggestions.map(({ tag }: AnyBody) => tag),
  ].map(({ name }: AnyBody) => name);
  expect(named.filter((name) => name === 'looms')).toHaveLength(3);
  expect(named.filter((name) => ['GIF', 'long post', 'Zitate'].includes(name))).toEqual([]);
  expect((await get(null, '/v2/hubs/gif/header_info')).tag.isTrending).toBe(false);
});

test('listTrendingBlogs ranks by gained followers and notes, pages, and omits adult blogs', async () => {
  const rising = await t.member('rising');
  await postAs(t, rising, 'On the rise');
  for (const name of ['fan-a', 'fan-b', 'fan-c']) await followAs(t, await t.member(name), 'rising');
  const names = async (query = '') =>
    (await get(null, `/v2/explore/trending/blogs${query}`)).blogs.map(({ name }: AnyBody) => name);
  const all = await names();
  expect(all[0]).toBe('rising');
  expect([...(await names('?limit=2')), ...(await names('?limit=20&offset=2'))]).toEqual(all);
  await t.db.query('update blogs set is_adult = true where id = $1', [rising.blogId]);
  expect(await names()).toEqual(all.slice(1));
});

const BLOCKS: Record<string, object[]> = {
  text: [{ type: 'text', text: 'Words' }],
  quotes: [{ type: 'text', subtype: 'quote', text: 'Somebody said' }],
  chats: ['A: Hello', 'B: Hello yourself'].map((line) => ({ type: 'text', subtype: 'chat', text: line })),
};

test('getExplorePosts returns only posts of the type in its path [explore-02]', async () => {
  const show = await t.member('show');
  const ids: Record<string, string> = {};
  for (const [mode, content] of Object.entries(BLOCKS)) {
    ids[mode] = (await postAs(t, show, { content: content as Post['content'] })).id;
  }
  const asType = async (mode: string, type: string, content: object[]) => {
    const { id } = await postAs(t, show, mode);
    ids[mode] = id;
    await t.db.query('update posts set type = $2, content = $3::jsonb where id = $1', [
      id,
      type,
      JSON.stringify(content),
    ]);
    await t.db.query('update post_counts set type = $2 where root_post_id = $1', [id, type]);
  };
  const image = (type: string) => ({
    type: 'image',
    altText: 'A picture',
    media: [{ url: `/media/world/x.${type}`, type, width: 10, height: 10 }],
  });
  await asType('photos', 'photo', [image('png')]);
  await asType('gifs', 'photo', [image('gif')]);
  await asType('asks', 'answer', text('An answer') as object[]);
  const of = async (mode: string) => elements(null, `/v2/explore/posts/${mode}`);
  for (const mode of ['quotes', 'chats', 'gifs', 'asks'])
    expect([mode, await of(mode)]).toEqual([mode, [ids[mode]]]);
  expect((await of('photos')).sort()).toEqual([ids.photos, ids.gifs].sort());
  expect(await of('text')).toContain(ids.text);
  expect(await of('text')).not.toContain(ids.photos);
  expect(await of('audio')).toEqual([]);
  expect((await t.inject('/v2/explore/posts/poems')).body.errors[0].code).toBe(5016);
});
