import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '#generated/limits.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, likeAs, postAs } from '#tests/support/posts.ts';

let t: TestApp;
let ivy: Member;
let otto: Member;

beforeAll(async () => {
  t = await buildTestApp();
  ivy = await t.member('ivy');
  otto = await t.member('otto');
});
afterAll(() => t.close());

async function remaining(member: Member) {
  const { user } = (await t.injectAs(member, '/v2/user/limits')).body.response;
  const { posts, likes, follows, followedBlogs, queuedPosts, blogs } = user;
  return [posts, likes, follows, followedBlogs, queuedPosts, blogs].map((state) => state.remaining);
}

const FULL = [
  limits.postsPerDay,
  limits.likesPerDay,
  limits.followsPerDay,
  limits.followedBlogs,
  limits.queuedPosts,
  limits.blogsPerDay,
];

it('getUserLimits subtracts what the member did within a day, and nothing of other members', async () => {
  expect(await remaining(ivy)).toEqual(FULL);
  const post = await postAs(t, otto, 'Likeable');
  await postAs(t, ivy, 'One');
  await postAs(t, ivy, { content: [{ type: 'text', text: 'Later' }], state: 'queue' });
  await likeAs(t, ivy, post);
  await followAs(t, ivy, 'otto');
  expect(await remaining(ivy)).toEqual([...FULL.slice(0, 5).map((limit) => limit - 1), limits.blogsPerDay]);
  expect(await remaining(otto)).toEqual([limits.postsPerDay - 1, ...FULL.slice(1)]);
  const { user } = (await t.injectAs(ivy, '/v2/user/limits')).body.response;
  const inADay = Date.now() / 1000 + 86_400;
  expect(Math.abs(user.likes.resetTs - inADay)).toBeLessThan(60);
  expect(user.videos.resetTs).toBeUndefined();
});

it('getUserLimits stops counting a follow after a day', async () => {
  await t.db.query("update follows set created_at = now() - interval '25 hours' where user_id = $1", [
    ivy.userId,
  ]);
  const [, , follows, followedBlogs] = await remaining(ivy);
  expect([follows, followedBlogs]).toEqual([limits.followsPerDay, limits.followedBlogs - 1]);
});

it("getBlogLimits returns the limit of the blog's own queue", async () => {
  const { limits: ofBlog } = (await t.injectAs(ivy, '/v2/blog/ivy/limits')).body.response;
  expect(ofBlog.queuedPosts).toEqual({
    description: 'Posts in the queue',
    limit: limits.queuedPosts,
    remaining: limits.queuedPosts - 1,
  });
});
