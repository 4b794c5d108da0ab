import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs } from '#tests/support/posts.ts';

let t: TestApp;
let reader: Member;
let bystander: Bystander;
beforeAll(async () => {
  t = await buildTestApp();
  reader = await t.member('reader');
  for (const name of ['wool', 'yarn', 'felt', 'knots', 'loose']) await t.member(name);
  for (const name of ['wool', 'yarn', 'felt', 'knots']) await followAs(t, reader, name);
  bystander = await makeBystander(t);
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

const post = (url: string, payload: object) => t.injectAs(reader, { method: 'POST', url, payload });

it("followBlog rejects the member's own blog with 4003 and says why", async () => {
  const { status, body } = await post('/v2/user/follow', { url: 'reader' });
  expect([status, body.errors[0].code]).toEqual([403, 4003]);
  expect(body.errors[0].detail).toBe('You cannot follow your own blog.');
});

it('subscribeBlog rejects a blog that the member does not follow with 4003 and says why', async () => {
  const url = '/v2/blog/loose/subscription';
  const { status, body } = await t.injectAs(reader, { method: 'POST', url });
  expect([status, body.errors[0].code]).toEqual([403, 4003]);
  expect(body.errors[0].detail).toBe('Follow loose first to be notified of new posts.');
});

it('listFollowing by cursor ignores an offset beside it', async () => {
  const page = async (url: string) => (await t.injectAs(reader, url)).body.response;
  const names = ({ blogs }: AnyBody) => blogs.map(({ name }: { name: string }) => name);
  const first = await page('/v2/user/following?limit=2');
  expect(names(first)).toEqual(['knots', 'felt']);
  expect(names(await page(`${first.links.next.href}&offset=1`))).toEqual(['yarn', 'wool']);
});

it('reportBlog trims the note and stores none for a blank one', async () => {
  const url = '/v2/blog/loose/report';
  for (const [note, kept] of [
    ['  Not theirs \n', 'Not theirs'],
    [' \n ', undefined],
    [undefined, undefined],
  ]) {
    const { body } = await post(url, { reason: 'spam', ...(note === undefined ? {} : { note }) });
    expect(body.response.report.note).toBe(kept);
  }
});

it("getBlogInfo and checkFollowedBy tell a follow of the follower's primary blog, and not of their other blogs", async () => {
  const follower = await t.member('follower');
  const others = await t.injectAs(follower, {
    method: 'POST',
    url: '/v2/user/blogs',
    payload: { tumblelog: 'follower-too' },
  });
  expect(others.status).toBe(201);
  const told = async (who: Member, name: string) =>
    (await t.injectAs(who, `/v2/blog/${name}/info`)).body.response.blog.isFollowingYou;
  expect(await told(reader, 'follower')).toBe(false);
  await followAs(t, follower, 'reader');
  expect(await told(reader, 'follower')).toBe(true);
  expect(await told(reader, 'follower-too')).toBe(false);
  expect(await told(follower, 'follower')).toBeUndefined();
  const checked = async (name: string) =>
    (await t.injectAs(reader, `/v2/blog/reader/followed_by?query=${name}`)).body.response.followedBy;
  expect([await checked('follower'), await checked('follower-too')]).toEqual([true, false]);
});
