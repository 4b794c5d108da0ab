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
  'whom a member follows, each once, the last followed first, %i at a time',
  async (limit) => {
    expect(await walk(reader, limit)).toEqual(BLOGS.toReversed());
    expect(await walk(other, limit)).toEqual(['wool']);
  },
);

it('the list is followed by offset as well, and each blog says that it is followed', async () => {
  const { body } = await t.injectAs(reader, '/v2/user/following?limit=2&offset=3');
  expect(namesOf(body)).toEqual(['yarn', 'wool']);
  expect(body.response.blogs.every(({ followed }: { followed: boolean }) => followed)).toBe(true);
});

it('is not told to visitors', async () => {
  expect((await t.inject('/v2/user/following')).status).toBe(401);
});
