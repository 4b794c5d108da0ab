import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs } from '#tests/support/posts.ts';

let t: TestApp;
let reader: Member;
let other: Member;
const BLOGS = ['wool', 'yarn', 'knots', 'threads', 'felt'];
beforeAll(async () => {
  t = await buildTestApp();
  [reader, other] = [await t.member('reader'), await t.member('other')];
  for (const name of BLOGS) {
    await t.member(name);
    await followAs(t, reader, name);
  }
  await followAs(t, other, 'wool');
});
afterAll(() => t.close());

const namesOf = (body: AnyBody): string[] => body.response.blogs.map(({ name }: { name: string }) => name);

async function walk(who: Member, limit: number): Promise<string[]> {
  const names: string[] = [];
  let next: string | undefined = `/v2/user/following?limit=${limit}`;
  while (next) {
    const { body }: { body: AnyBody } = await t.injectAs(who, next);
    expect(body.response.totalBlogs).toBe(who === reader ? BLOGS.length : 1);
    expect(namesOf(body).length).toBeLessThanOrEqual(limit);
    names.push(...namesOf(body));
    next = body.response.links.next?.href;
  }
  return names;
}

it.each([1, 2, 4, 5, 6])(
  'listFollowing lists each followed blog once, the last followed first, %i per page',
  async (limit) => {
    expect(await walk(reader, limit)).toEqual(BLOGS.toReversed());
    expect(await walk(other, limit)).toEqual(['wool']);
  },
);

it('listFollowing pages by offset and marks each blog as followed', async () => {
  const { body } = await t.injectAs(reader, '/v2/user/following?limit=2&offset=3');
  expect(namesOf(body)).toEqual(['yarn', 'wool']);
  expect(body.response.blogs.every(({ followed }: { followed: boolean }) => followed)).toBe(true);
});

it('listFollowing rejects a visitor with 401', async () => {
  expect((await t.inject('/v2/user/following')).status).toBe(401);
});
