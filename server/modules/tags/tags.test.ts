import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';

let t: TestApp;
let three: Member[];
beforeAll(async () => {
  t = await buildTestApp();
  three = [await t.member('one'), await t.member('two'), await t.member('three')];
});
afterAll(() => t.close());

function write(member: Member, verb: 'add' | 'remove', tag: string) {
  return t.injectAs(member, { method: 'POST', url: `/v2/user/tags/${verb}`, payload: { tag } });
}
async function followers(tag: string) {
  return (
    await t.db.query<{ follower_count: number }>('select follower_count from tags where tag = $1', [tag])
  )[0]?.follower_count;
}
async function followsTag(member: Member, tag: string) {
  return (
    (await t.db.query('select 1 from tag_follows where user_id = $1 and tag = $2', [member.userId, tag]))
      .length === 1
  );
}

test("unfollowTag lowers the tag's follower count and leaves other followers and other tags", async () => {
  for (const member of three) {
    await write(member, 'add', 'weaving');
    await write(member, 'add', 'wool');
  }
  expect([await followers('weaving'), await followers('wool')]).toEqual([3, 3]);
  const [leaving, second, third] = three as [Member, Member, Member];
  expect((await write(leaving, 'remove', 'Weaving')).status).toBeLessThan(300);
  expect([await followers('weaving'), await followers('wool')]).toEqual([2, 3]);
  expect([await followsTag(leaving, 'weaving'), await followsTag(leaving, 'wool')]).toEqual([false, true]);
  expect([await followsTag(second, 'weaving'), await followsTag(third, 'weaving')]).toEqual([true, true]);
});

test('unfollowTag of a tag that is not followed changes no count', async () => {
  const [leaving] = three as [Member, Member, Member];
  await write(leaving, 'remove', 'weaving');
  await write(leaving, 'remove', 'never-followed');
  expect(await followers('weaving')).toBe(2);
  expect(await followsTag(leaving, 'wool')).toBe(true);
});
