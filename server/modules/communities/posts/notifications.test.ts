import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { joinAs, newCommunity } from '#tests/support/communities.ts';
import { postInto } from '#tests/support/community-posts.ts';
import type { Member } from '#tests/support/members.ts';
import { notificationsOf } from '#tests/support/notifications.ts';
import { text } from '#tests/support/posts.ts';

let t: TestApp;
/** The admin, the author of the post, and another member. */
let anna: Member;
let bela: Member;
let cleo: Member;
let handle: string;
let serial = 0;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  serial += 1;
  anna = await t.member(`anna-${serial}`);
  [bela, cleo] = [await t.member(`bela-${serial}`), await t.member(`cleo-${serial}`)];
  handle = await newCommunity(t, anna, { title: `Club ${serial}` });
  for (const one of [bela, cleo]) await joinAs(t, one, handle);
});

const url = (rest = '') => `/v2/communities/${handle}${rest}`;
async function told(by: Member): Promise<string[]> {
  const { notifications } = await notificationsOf(t, by);
  const types = notifications.map(({ type }) => type);
  return types.filter((type) => type.startsWith('community_') && type !== 'community_new_member');
}
async function comment(by: Member, post: string, parent?: string): Promise<string> {
  const payload = {
    content: text('Indeed'),
    ...(parent === undefined ? {} : { parent_comment_id: parent }),
  };
  const { body } = await t.injectAs(by, { method: 'POST', url: url(`/posts/${post}/comments`), payload });
  return body.response.comment.id;
}
function subscribe(by: Member) {
  return t.injectAs(by, { method: 'POST', url: url('/subscription') });
}
function close() {
  return t.db.query('update communities set is_private = true where handle = $1', [handle]);
}

test('subscribers of a community are told of a new post, once and not of an edit; others are not', async () => {
  expect((await subscribe(cleo)).status).toBeLessThan(300);
  const { id } = await postInto(t, bela, handle);
  const { notifications } = await notificationsOf(t, cleo);
  expect(notifications[0]).toMatchObject({
    type: 'community_new_post',
    community: { name: handle },
    post: { id, postUrl: expect.stringContaining(`/communities/${handle}/`) },
  });
  await subscribe(anna);
  const edit = { method: 'PUT' as const, url: `/v2/blog/${bela.blogName}/posts/${id}` };
  await t.injectAs(bela, { ...edit, payload: { content: text('Changed') } });
  expect(await told(anna)).toEqual([]);
  expect(await told(cleo)).toEqual(['community_new_post']);
});

test('nothing of a private community is told to somebody who left it, nor of a muted one to anybody', async () => {
  await subscribe(cleo);
  await subscribe(anna);
  await t.injectAs(anna, { method: 'PUT', url: url('/mute') });
  const { id } = await postInto(t, bela, handle);
  const answered = await comment(cleo, id);
  await comment(anna, id, answered);
  expect(await told(anna)).toEqual([]);
  expect(await told(cleo)).toEqual(['community_comment', 'community_new_post']);
  await close();
  await t.injectAs(cleo, { method: 'DELETE', url: url('/membership') });
  expect(await told(cleo)).toEqual([]);
});

test('a comment is told to the author of the post and to whom it answers, until it is deleted or removed', async () => {
  const { id } = await postInto(t, bela, handle);
  const first = await comment(cleo, id);
  await comment(cleo, id, first);
  expect(await told(cleo)).toEqual([]);
  const answer = await comment(anna, id, first);
  expect(await told(cleo)).toEqual(['community_comment']);
  expect(await told(bela)).toHaveLength(3);
  await t.injectAs(anna, { method: 'DELETE', url: url(`/posts/${id}/comments/${answer}`) });
  expect(await told(cleo)).toEqual([]);
  const payload = { action: 'remove', items: [{ post_id: id, comment_id: first }] };
  await t.injectAs(anna, { method: 'POST', url: url('/moderation/decisions'), payload });
  expect(await told(bela)).toHaveLength(1);
});

test('a post that a rule holds is told to subscribers only once moderators show it', async () => {
  await subscribe(cleo);
  const rule = { conditions: [{ kind: 'words', words: ['fog'] }], action: 'hold' };
  await t.injectAs(anna, { method: 'POST', url: url('/moderation/automatic_rules'), payload: rule });
  const { id } = await postInto(t, bela, handle, 'Fog');
  expect(await told(cleo)).toEqual([]);
  const payload = { action: 'approve', items: [{ post_id: id }] };
  await t.injectAs(anna, { method: 'POST', url: url('/moderation/decisions'), payload });
  expect(await told(cleo)).toEqual(['community_new_post']);
});

test('reactions are told to the author of the post, together, until they are taken away', async () => {
  const { id } = await postInto(t, bela, handle);
  const react = (by: Member, grapheme: string) =>
    t.injectAs(by, { method: 'PUT', url: url(`/posts/${id}/reactions`), payload: { grapheme } });
  await react(cleo, '☕');
  await react(cleo, '☕');
  await react(anna, '☕');
  const actors = async () =>
    (await notificationsOf(t, bela)).notifications.map(({ actorCount }) => actorCount);
  expect(await actors()).toEqual([2]);
  const path = `/posts/${id}/reactions/${encodeURIComponent('☕')}`;
  await t.injectAs(cleo, { method: 'DELETE', url: url(path) });
  expect(await actors()).toEqual([1]);
});

test('a mention in a post or a comment is told to members, once, and to nobody who is not in the community', async () => {
  const dora = await t.member(`dora-${serial}`);
  await subscribe(cleo);
  const mention = async (name: string) => {
    const [row] = await t.db.query<{ uuid: string }>('select uuid from blogs where name = $1', [name]);
    return { type: 'mention', start: 0, end: 2, blog: { uuid: row?.uuid } };
  };
  const content = [
    { type: 'text', text: 'Hi', formatting: [await mention(cleo.blogName), await mention(dora.blogName)] },
  ];
  const written = await t.injectAs(bela, {
    ...{ method: 'POST', url: `/v2/blog/${bela.blogName}/posts` },
    payload: { content, community: handle },
  });
  expect(written.status).toBe(201);
  const { notifications } = await notificationsOf(t, cleo);
  expect(notifications[0]).toMatchObject({ type: 'community_mention', community: { name: handle } });
  expect(notifications[0]).not.toHaveProperty('replyId');
  expect([await told(cleo), await told(dora)]).toEqual([['community_mention'], []]);
  const { id } = await postInto(t, bela, handle);
  const said = async (words: string) => {
    const { body } = await t.injectAs(anna, {
      ...{ method: 'POST', url: url(`/posts/${id}/comments`) },
      payload: { content: text(words) },
    });
    return body.response.comment.id;
  };
  const comment = await said(`Look, @${cleo.blogName}, @${bela.blogName} and @${dora.blogName}.`);
  const [first] = (await notificationsOf(t, cleo)).notifications;
  expect(first).toMatchObject({ type: 'community_mention', replyId: comment });
  expect([await told(bela), await told(dora)]).toEqual([['community_comment'], []]);
  await t.injectAs(anna, { method: 'DELETE', url: url(`/posts/${id}/comments/${comment}`) });
  expect(await told(cleo)).toEqual(['community_new_post', 'community_mention']);
});

test('a mention that a comment gains when it is edited is told once', async () => {
  const { id } = await postInto(t, bela, handle);
  const first = await comment(anna, id);
  const edit = (words: string) =>
    t.injectAs(anna, {
      ...{ method: 'PUT', url: url(`/posts/${id}/comments/${first}`) },
      payload: { content: text(words) },
    });
  expect((await edit(`Thank you, @${cleo.blogName}`)).status).toBe(200);
  await edit(`Many thanks, @${cleo.blogName}`);
  expect([await told(cleo), await told(bela)]).toEqual([['community_mention'], ['community_comment']]);
});

test('a block hides comments of the blocked blog among the notifications', async () => {
  const { id } = await postInto(t, bela, handle);
  await comment(cleo, id);
  await t.injectAs(bela, { method: 'PUT', url: `/v2/user/blocks/${cleo.blogName}` });
  expect(await told(bela)).toEqual([]);
});
