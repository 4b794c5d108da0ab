import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, text } from '#tests/support/posts.ts';
import { blogIdsByName, findTags } from './search-repository.ts';

let t: TestApp;
let reader: Member;
let other: Member;
let closed: Member;
beforeAll(async () => {
  t = await buildTestApp();
  [reader, other, closed] = [await t.member('reader'), await t.member('other'), await t.member('closed')];
  for (const tags of ['wool', 'woolly', 'woollen, wool', 'felt'])
    await postAs(t, other, { content: text('Knit'), tags });
  for (const [who, tag] of [
    [reader, 'woolly'],
    [other, 'wool'],
  ] as const) {
    await t.injectAs(who, { method: 'POST', url: '/v2/user/tags/add', payload: { tag } });
  }
});
afterAll(() => t.close());

it('findTags marks the tags that the viewer follows, and no other', async () => {
  const followed = async (viewerId: string | null) =>
    (await findTags(t.db, 'wool', viewerId, 9)).map((row) => [row.tag, row.followed]);
  expect(await followed(reader.userId)).toEqual([
    ['wool', false],
    ['woollen', false],
    ['woolly', true],
  ]);
  expect((await followed(other.userId)).filter(([, is]) => is)).toEqual([['wool', true]]);
  expect((await followed(null)).filter(([, is]) => is)).toEqual([]);
});

it('blogIdsByName finds active blogs by name in any case', async () => {
  const find = async () => [...(await blogIdsByName(t.db, ['READER', 'closed', 'nobody']))].sort();
  expect(await find()).toEqual([
    ['closed', closed.blogId],
    ['reader', reader.blogId],
  ]);
  await t.db.query(`update blogs set state = 'deactivated' where id = $1`, [closed.blogId]);
  expect(await find()).toEqual([['reader', reader.blogId]]);
  expect((await blogIdsByName(t.db, [])).size).toBe(0);
});

it.each([1, 2, 3, 4])('listTrendingBlogs lists every blog once and ends, %i per page', async (limit) => {
  const names: string[] = [];
  let next: string | undefined = `/v2/explore/trending/blogs?limit=${limit}`;
  let pages = 0;
  while (next) {
    const { body }: { body: AnyBody } = await t.injectAs(reader, next);
    names.push(...body.response.blogs.map(({ name }: { name: string }) => name));
    next = body.response.links.next?.href;
    pages += 1;
  }
  expect(new Set(names).size).toBe(names.length);
  expect(pages).toBe(Math.max(1, Math.ceil(names.length / limit)));
});
