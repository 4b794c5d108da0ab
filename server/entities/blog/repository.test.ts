import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_SITE_HOST } from '#server/core/site-host.ts';
import { insertBlog } from '#server/entities/user/repository.ts';
import { memberOfBlog } from '#server/modules/blogs/members/members-repository.ts';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs } from '#tests/support/posts.ts';
import { parseBlogIdentifier } from './addresses.ts';
import { findBlog, followedBlogs, followsBlog } from './repository.ts';

/** Closed blogs are in no list and at no address; the other blogs are unaffected. */

let t: TestApp;
let reader: Member;
let open: Member;
let closed: Member;
beforeAll(async () => {
  t = await buildTestApp();
  [reader, open, closed] = [await t.member('reader'), await t.member('open'), await t.member('closed')];
  for (const blog of ['open', 'closed']) await followAs(t, reader, blog);
  await t.db.query(
    `insert into former_blog_names (name, blog_id, until)
     values ('open-before', $1, now() + interval '1 day'), ('closed-before', $2, now() + interval '1 day'),
            ('long-before', $1, now() - interval '1 day')`,
    [open.blogId, closed.blogId],
  );
});
afterAll(() => t.close());

async function found(): Promise<(string | undefined)[]> {
  const names = [
    'open',
    'closed',
    'open-before',
    'closed-before',
    'long-before',
    open.blogUuid,
    closed.blogUuid,
  ];
  return Promise.all(names.map(async (name) => (await findBlog(t.db, name, reader.userId))?.name));
}
async function followedNames(): Promise<string[]> {
  return (await followedBlogs(t.db, reader.userId, { below: undefined, offset: 0, limit: 9 })).map(
    ({ name }) => name,
  );
}
async function ownNames(member: Member): Promise<string[]> {
  const { body } = await t.injectAs(member, '/v2/user/info');
  return (
    body.response.user.blogs?.map(({ name }: AnyBody) => name) ??
    body.response.blogs.map(({ name }: AnyBody) => name)
  );
}

it('findBlog finds a blog by its name, its uuid and, for a limited time, its former names', async () => {
  expect(await found()).toEqual(['open', 'closed', 'open', 'closed', undefined, 'open', 'closed']);
  expect(await followedNames()).toEqual(['closed', 'open']);
});

it.each(['deactivated', 'suspended'])('findBlog does not find a blog that is %s', async (state) => {
  await insertBlog(t.db, open.userId, `side-${state}`, false);
  await t.db.query('update blogs set state = $2 where id = $1 or name = $3', [
    closed.blogId,
    state,
    `side-${state}`,
  ]);
  expect(await found()).toEqual(['open', undefined, 'open', undefined, undefined, 'open', undefined]);
  expect(await followedNames()).toEqual(['open']);
  expect(await ownNames(open)).toEqual(['open']);
});

it('followsBlog tells whether the person of one blog follows another blog', async () => {
  expect(await followsBlog(t.db, reader.blogId, open.blogId)).toBe(true);
  expect(await followsBlog(t.db, open.blogId, reader.blogId)).toBe(false);
  expect(await followsBlog(t.db, reader.blogId, reader.blogId)).toBe(false);
});

it('memberOfBlog returns the member of a primary blog while their account is open', async () => {
  const leaving = await t.member('leaving');
  expect(await memberOfBlog(t.db, leaving.blogId)).toBe(leaving.userId);
  await t.db.query(`update users set state = 'deleted' where id = $1`, [leaving.userId]);
  expect(await memberOfBlog(t.db, leaving.blogId)).toBeUndefined();
  expect(await memberOfBlog(t.db, open.blogId)).toBe(open.userId);
  const { id } = (await findBlog(t.db, 'open', null)) ?? {};
  expect(id).toBe(open.blogId);
});

it.each([
  ['Wool', 'wool'],
  [' @wool ', 'wool'],
  [`wool.${DEFAULT_SITE_HOST}`, 'wool'],
  [`HTTPS://Wool.${DEFAULT_SITE_HOST}/post/7`, 'wool'],
  [`http://wool.${DEFAULT_SITE_HOST}`, 'wool'],
  [`https://${DEFAULT_SITE_HOST}/@Wool/7`, 'wool'],
  [`${DEFAULT_SITE_HOST}/wool`, 'wool'],
  [`woolhttps://x.${DEFAULT_SITE_HOST}`, 'woolhttps:'],
  [`${DEFAULT_SITE_HOST}/`, DEFAULT_SITE_HOST],
])('parseBlogIdentifier reads %s as the name %s', (text, name) => {
  expect(parseBlogIdentifier(text)).toEqual({ name });
});

it('parseBlogIdentifier reads an identifier that begins with t: as an unchanged uuid', () => {
  expect(parseBlogIdentifier(' t:AbC ')).toEqual({ uuid: 't:AbC' });
});
