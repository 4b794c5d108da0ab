import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';

/** The fields of blogs and posts that the specification names, for one who may and one who may not (spec 000 §3). */

let t: TestApp;
let marlow: Member;
let wren: Member;
let closed: Member;

beforeAll(async () => {
  t = await buildTestApp();
  marlow = await t.member('marlow');
  wren = await t.member('wren');
  closed = await t.member('closed');
  const settings = { messages: 'noone', timezone: 'Asia/Kathmandu' };
  await t.injectAs(closed, { method: 'POST', url: '/v2/blog/closed/settings', payload: settings });
});
afterAll(() => t.close());

async function blogOf(name: string, viewer?: Member) {
  const url = `/v2/blog/${name}/info`;
  return (await (viewer ? t.injectAs(viewer, url) : t.inject(url))).body.response.blog;
}

test('getBlogInfo says whether the member may message the blog, and follows its settings', async () => {
  expect(await blogOf('marlow', wren)).toMatchObject({ canMessage: true });
  expect(await blogOf('closed', wren)).toMatchObject({ canMessage: false });
  expect(await blogOf('marlow', marlow)).toMatchObject({ canMessage: true });
  expect(await blogOf('marlow')).not.toHaveProperty('canMessage');
});

test('getBlogInfo says whether the member may subscribe: those who follow the blog', async () => {
  expect(await blogOf('marlow', wren)).toMatchObject({ canSubscribe: false });
  await t.injectAs(wren, { method: 'POST', url: '/v2/user/follow', payload: { url: 'marlow' } });
  expect(await blogOf('marlow', wren)).toMatchObject({ canSubscribe: true });
  expect(await blogOf('marlow')).not.toHaveProperty('canSubscribe');
});

test('getBlogInfo has the mention key, the offset of the time zone and the kind of the blog for everybody', async () => {
  for (const viewer of [undefined, wren, closed]) {
    const blog = await blogOf('closed', viewer);
    expect(blog).toMatchObject({
      mentionKey: closed.blogUuid,
      timezoneOffset: '+0545',
      isPrivateChannel: false,
      isGroupChannel: false,
    });
  }
});

test('only writers of a blog receive the page of its statistics', async () => {
  expect(await blogOf('marlow', marlow)).toMatchObject({ analyticsUrl: '/activity?blog=marlow' });
  expect(await blogOf('marlow', wren)).not.toHaveProperty('analyticsUrl');
});

test('a post has its short address and source title, and its first id for those who may edit it', async () => {
  const { body } = await t.injectAs(marlow, {
    method: 'POST',
    url: '/v2/blog/marlow/posts',
    payload: { content: [{ type: 'text', text: 'Said so' }], sourceUrl: 'https://www.example.com/page' },
  });
  const { id } = body.response;
  const url = `/v2/blog/marlow/posts/${id}`;
  const post = async (viewer?: Member) =>
    (await (viewer ? t.injectAs(viewer, url) : t.inject(url))).body.response.post;
  const all = { shortUrl: `/marlow/${id}`, sourceTitle: 'example.com' };
  expect(await post(marlow)).toMatchObject({ ...all, genesisPostId: id, canMute: true });
  expect(await post(wren)).toMatchObject({ ...all, canMute: true });
  expect(await post(wren)).not.toHaveProperty('genesisPostId');
  expect(await post()).toMatchObject(all);
  expect(await post()).not.toHaveProperty('canMute');
});
