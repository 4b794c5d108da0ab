import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertFollow } from '#server/entities/blog/repository.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';

let app: TestApp;
let followed: Member;
let bystander: Member;
beforeAll(async () => {
  app = await buildTestApp();
  followed = await app.member('followed');
  bystander = await app.member('bystander');
  await app.db.query('update blogs set follower_count = 1000, post_count = 1');
});
afterAll(() => app.close());

async function countOf({ blogId }: Member) {
  const [row] = await app.db.query<{ follower_count: number; popularity: number }>(
    'select follower_count, popularity from blogs where id = $1',
    [blogId],
  );
  return row;
}

it("A follow updates the followed blog's counters without rewriting an index", async () => {
  const fans = await Promise.all(['fan-1', 'fan-2', 'fan-3'].map((name) => app.member(name)));
  const hot = await app.db.transaction(async (tx) => {
    const counts = async () => {
      const [row] = await tx.query<{ updated: number; hot: number }>(
        `select pg_stat_get_xact_tuples_updated('blogs'::regclass)::int as updated,
                pg_stat_get_xact_tuples_hot_updated('blogs'::regclass)::int as hot`,
      );
      return row ?? { updated: 0, hot: 0 };
    };
    const before = await counts();
    for (const fan of fans) await insertFollow(tx, fan.userId, followed.blogId);
    const after = await counts();
    return { updated: after.updated - before.updated, hot: after.hot - before.hot };
  });
  expect(hot).toEqual({ updated: 3, hot: 3 });
  expect(await countOf(followed)).toEqual({ follower_count: 1003, popularity: 79 });
  expect(await countOf(bystander)).toEqual({ follower_count: 1000, popularity: 79 });
});

it('listRecommendedBlogs lists blogs with more followers first', async () => {
  await app.db.query('update blogs set follower_count = 40 where id = $1', [bystander.blogId]);
  const { body } = await app.inject('/v2/explore/recommended/blogs');
  const names = body.response.blogs.map(({ name }: { name: string }) => name);
  expect(names.indexOf('followed')).toBeLessThan(names.indexOf('bystander'));
});
