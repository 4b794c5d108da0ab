import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, postAs } from '#tests/support/posts.ts';

let t: TestApp;
let anna: Member;
let bela: Member;
let watcher: Bystander;

beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela] = [await t.member('anna'), await t.member('bela')];
  watcher = await makeBystander(t);
});
afterAll(() => t.close());
afterEach(() => watcher.expectUnchanged());

function send(method: 'POST' | 'DELETE', path: string, member: Member = anna) {
  return t.injectAs(member, { method, url: `/v2/blog/${path}/subscription` });
}
async function subscribed(member: Member) {
  return (await t.injectAs(member, '/v2/blog/bela/info')).body.response.blog.subscribed;
}

test('subscribeBlog rejects members who do not follow the blog with 4003, and unfollowing ends it', async () => {
  const early = await send('POST', 'bela');
  expect([early.status, early.body.errors[0].code]).toEqual([403, 4003]);
  await followAs(t, anna, 'bela');
  for (const again of [1, 2]) expect([again, (await send('POST', 'bela')).status]).toEqual([again, 204]);
  expect([await subscribed(anna), await subscribed(watcher.member)]).toEqual([true, false]);
  for (const again of [1, 2]) expect([again, (await send('DELETE', 'bela')).status]).toEqual([again, 204]);
  expect(await subscribed(anna)).toBe(false);
  await send('POST', 'bela');
  await followAs(t, anna, 'bela', 'unfollow');
  await followAs(t, anna, 'bela');
  expect(await subscribed(anna)).toBe(false);
});

test('subscribePost marks a readable post as subscribed for the member, and answers 404 to others', async () => {
  const [post, other] = [await postAs(t, bela, 'A post'), await postAs(t, bela, 'Another')];
  const marked = async (id: string, member: Member = anna) =>
    (await t.injectAs(member, `/v2/blog/bela/posts/${id}`)).body.response.post.subscribed;
  for (const again of [1, 2]) {
    expect([again, (await send('POST', `bela/posts/${post.id}`)).status]).toEqual([again, 204]);
  }
  expect([await marked(post.id), await marked(other.id), await marked(post.id, bela)]).toEqual([
    true,
    false,
    false,
  ]);
  expect((await send('DELETE', `bela/posts/${post.id}`)).status).toBe(204);
  expect(await marked(post.id)).toBe(false);
  const draft = await postAs(t, bela, { content: [{ type: 'text', text: 'Mine' }], state: 'draft' });
  for (const id of [draft.id, '12345', '9999999999999999999']) {
    expect([id, (await send('POST', `bela/posts/${id}`)).status]).toEqual([id, 404]);
  }
});
