import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { notificationsOf } from '#tests/support/notifications.ts';
import { followAs, likeAs, postAs, reblogAs, replyAs, text } from '#tests/support/posts.ts';

let app: TestApp;
let serial = 0;
/** Anna has the filters; Bela writes. */
let anna: Member;
let bela: Member;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  serial += 1;
  anna = await app.member(`anna-${serial}`);
  bela = await app.member(`bela-${serial}`);
});

const told = async () => (await notificationsOf(app, anna)).notifications;

async function filter(what: 'tags' | 'content', name: string, more: Record<string, unknown> = {}) {
  const payload =
    what === 'tags' ? { filtered_tags: [name], ...more } : { filtered_content: [name], ...more };
  const url = `/v2/user/filtered_${what}`;
  expect((await app.injectAs(anna, { method: 'POST', url, payload })).status).toBeLessThan(300);
}

test('listNotifications keeps a reply with filtered words but omits its text', async () => {
  const post = await postAs(app, anna, 'Discuss spiders');
  await replyAs(app, bela, post, 'I dreamt of SPIDERS');
  await replyAs(app, bela, post, 'I dreamt of herons');
  await filter('content', 'Spiders');
  const [plain, covered] = await told();
  expect(plain).toMatchObject({ type: 'reply', replyText: 'I dreamt of herons' });
  expect(plain).not.toHaveProperty('filteredBy');
  expect(covered).toMatchObject({
    type: 'reply',
    fromTumblelogName: bela.blogName,
    filteredBy: [{ kind: 'content', value: 'Spiders', action: 'warn' }],
    // Filters never apply to the member's own text.
    targetPost: { id: post.id, summary: 'Discuss spiders' },
  });
  expect(covered).not.toHaveProperty('replyText');
});

test('listNotifications covers a reblog for its own text and tags, not for those of its trail', async () => {
  const post = await postAs(app, anna, { content: text('About spiders'), tags: 'spiders' });
  await reblogAs(app, bela, post, 'Lovely');
  const said = await reblogAs(app, bela, post, 'Eight legs');
  const url = `/v2/blog/${bela.blogName}/posts/${said.id}`;
  const edit = { content: text('Eight legs'), tags: 'arachnids' };
  expect((await app.injectAs(bela, { method: 'PUT', url, payload: edit })).status).toBe(200);
  await filter('content', 'spiders');
  await filter('tags', 'arachnids', { action: 'hide' });
  const [covered, plain] = await told();
  expect(plain).toMatchObject({ addedText: 'Lovely', postTags: [] });
  expect(plain).not.toHaveProperty('filteredBy');
  expect(covered).toMatchObject({
    type: 'reblog_with_content',
    post: { id: said.id, summary: '' },
    filteredBy: [{ kind: 'tag', value: 'arachnids', action: 'hide' }],
  });
  expect(covered).not.toHaveProperty('addedText');
  expect(covered).not.toHaveProperty('postTags');
});

test('listNotifications covers a new post for its trail and an ask for its text', async () => {
  await followAs(app, anna, bela.blogName);
  await app.injectAs(anna, { method: 'POST', url: `/v2/blog/${bela.blogName}/subscription` });
  const other = await app.member(`cleo-${serial}`);
  await reblogAs(app, bela, await postAs(app, other, 'Spiders everywhere'), 'Look');
  await app.db.query('update blogs set ask = true, ask_anonymous = true where id = $1', [anna.blogId]);
  await app.injectAs(bela, {
    method: 'POST',
    url: `/v2/blog/${anna.blogName}/posts`,
    payload: { state: 'ask', content: text('Why spiders?'), layout: [{ type: 'ask', blocks: [0] }] },
  });
  await filter('content', 'spiders');
  const [ask, news] = await told();
  expect(ask).toMatchObject({ type: 'ask', isAnonymous: true, filteredBy: [{ value: 'spiders' }] });
  expect(news).toMatchObject({ type: 'new_post', filteredBy: [{ value: 'spiders' }] });
  expect(JSON.stringify([ask, news])).not.toMatch(/Spiders every|Why|Look/);
});

test("listNotifications ignores filters without the activity scope, and covers no row without others' text", async () => {
  const post = await postAs(app, anna, 'Spiders of mine');
  await likeAs(app, bela, post);
  await replyAs(app, bela, post, 'Spiders of yours');
  await filter('content', 'spiders', { scopes: ['dashboard'] });
  expect(await told()).toMatchObject([{ replyText: 'Spiders of yours' }, { type: 'like' }]);
  await app.db.query("update filtered_content set scopes = '{activity}' where user_id = $1", [anna.userId]);
  const [reply, like] = await told();
  expect(reply).not.toHaveProperty('replyText');
  expect(like).toMatchObject({ type: 'like', targetPost: { summary: 'Spiders of mine' } });
  expect(like).not.toHaveProperty('filteredBy');
});
