import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, postAs } from '#tests/support/posts.ts';

let t: TestApp;
let owner: Member;
let friend: Member;
let stranger: Member;
let watcher: Bystander;
let post: components['schemas']['Post'];

async function lock(name: string, password: string) {
  await t.db.query('update blogs set password_hash = $2 where name = $1', [
    name,
    await hashPassword(password),
  ]);
}

beforeAll(async () => {
  t = await buildTestApp();
  [owner, friend, stranger] = [await t.member('olive'), await t.member('fred'), await t.member('strange')];
  watcher = await makeBystander(t);
  await followAs(t, friend, 'olive');
  post = await postAs(t, owner, 'Between friends');
  await lock('olive', 'moss and rain');
});
afterAll(() => t.close());
afterEach(() => watcher.expectUnchanged());

function unlock(member: Member, password: string, blog = 'olive') {
  return t.injectAs(member, { method: 'POST', url: `/v2/blog/${blog}/unlock`, payload: { password } });
}

/**
 * Returns the accessibility of each way to the post: the blog, its posts, the post, its notes, and the follower's
 * dashboard.
 */
async function open(member: Member): Promise<boolean[]> {
  const answers = await Promise.all(
    ['info', 'posts', `posts/${post.id}`, `notes?id=${post.id}`].map((path) =>
      t.injectAs(member, `/v2/blog/olive/${path}`),
    ),
  );
  const dashboard = await t.injectAs(member, '/v2/timeline/dashboard');
  return [
    ...answers.map(({ status }) => status === 200),
    JSON.stringify(dashboard.body).includes('Between friends'),
  ];
}
const CLOSED = [false, false, false, false, false];
const OPEN = [true, true, true, true, true];

test("verifyBlogPassword opens the blog's pages to the member until the password changes", async () => {
  expect(await open(friend)).toEqual(CLOSED);
  const answer = await unlock(friend, 'moss and rain');
  expect(answer.status).toBe(200);
  expect(answer.body.response.blog).toMatchObject({ name: 'olive', isPasswordProtected: true });
  expect(await open(friend)).toEqual(OPEN);
  expect(await open(stranger)).toEqual(CLOSED);
  expect((await t.inject('/v2/blog/olive/info')).status).toBe(403);

  await lock('olive', 'other words');
  expect(await open(friend)).toEqual(CLOSED);
  expect((await unlock(friend, 'moss and rain')).status).toBe(403);
  expect((await unlock(friend, 'other words')).status).toBe(200);
  expect(await open(friend)).toEqual(OPEN);
});

test('verifyBlogPassword rejects a wrong password with 4013 and a visitor with 1034', async () => {
  const wrong = await unlock(stranger, 'moss');
  expect([wrong.status, wrong.body.errors[0]]).toEqual([
    403,
    expect.objectContaining({ code: 4013, field: 'password' }),
  ]);
  const visitor = await t.inject({
    method: 'POST',
    url: '/v2/blog/olive/unlock',
    payload: { password: 'other words' },
  });
  expect([visitor.status, visitor.body.errors[0].code]).toEqual([401, 1034]);
  expect(await open(stranger)).toEqual(CLOSED);
});

test("verifyBlogPassword accepts any password from the blog's writers and for a blog without one", async () => {
  expect((await unlock(owner, 'anything')).status).toBe(200);
  expect((await unlock(stranger, 'anything', 'fred')).status).toBe(200);
});

test('verifyBlogPassword answers 4004 to a blocked member and for an unknown blog', async () => {
  await t.db.query(
    `insert into blog_blocks (blog_id, blocked_blog_id, blocked_user_id)
     select b.id, $1, $2 from blogs b where b.name = 'olive'`,
    [stranger.blogId, stranger.userId],
  );
  for (const blog of ['olive', 'nobody-here']) {
    const gone = await unlock(stranger, 'other words', blog);
    expect([blog, gone.status, gone.body.errors[0].code]).toEqual([blog, 404, 4004]);
  }
});

test('verifyBlogPassword answers 429 to the eleventh guess of a member, and not to others', async () => {
  const guesser = await t.member('guesser');
  for (let tries = 1; tries <= 10; tries += 1) {
    expect([tries, (await unlock(guesser, `guess ${tries}`)).status]).toEqual([tries, 403]);
  }
  const late = await unlock(guesser, 'other words');
  expect([late.status, Number(late.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await unlock(friend, 'other words')).status).toBe(200);
});
