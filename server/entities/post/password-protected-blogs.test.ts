import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, postAs, text } from '#tests/support/posts.ts';

let t: TestApp;
let ada: Member;
let bystander: Bystander;
let post: components['schemas']['Post'];

beforeAll(async () => {
  t = await buildTestApp();
  const ben = await t.member('ben');
  ada = await t.member('ada');
  bystander = await makeBystander(t);
  post = await postAs(t, ben, 'For friends');
  await followAs(t, ada, 'ben');
  await t.db.query("update blogs set password_hash = 'x' where id = $1", [ben.blogId]);
});
afterAll(() => t.close());

function acts(): [string, string, object | undefined][] {
  const { id, reblogKey } = post;
  const reply = { post_id: id, tumblelog: 'ben', reblog_key: reblogKey, reply_text: 'Hello' };
  return [
    ['asked', '/v2/blog/ben/posts', { content: text('Why?'), state: 'ask' }],
    ['replied to', '/v2/user/post/reply', reply],
    ['subscribed to', `/v2/blog/ben/posts/${id}/subscription`, undefined],
    ['followed by letters of each new post', '/v2/blog/ben/subscription', undefined],
  ];
}

it('Asking, replying to and subscribing to a password-protected blog answer 403 with 4013, even for followers', async () => {
  const counts = () =>
    t.db.query(
      `select (select count(*) from posts)::int as posts, (select count(*) from replies)::int as replies,
          (select count(*) from post_subscriptions)::int as subscribed,
          (select count(*) from blog_subscriptions)::int as told`,
    );
  const before = await counts();
  for (const [what, url, payload] of acts()) {
    const { status, body } = await t.injectAs(ada, { method: 'POST', url, ...(payload ? { payload } : {}) });
    expect([what, status, body?.errors?.[0].code]).toEqual([what, 403, 4013]);
  }
  expect(await counts()).toEqual(before);
  await bystander.expectUnchanged();
});
