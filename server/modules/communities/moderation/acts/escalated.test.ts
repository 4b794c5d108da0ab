import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { joinAs, newCommunity } from '#tests/support/communities.ts';
import { codesOf, postInto } from '#tests/support/community-posts.ts';
import type { Member } from '#tests/support/members.ts';
import { text } from '#tests/support/posts.ts';

let t: TestApp;
let staff: Member;
let anna: Member;
let bela: Member;
let handle: string;
let post: string;
let serial = 0;
beforeAll(async () => {
  t = await buildTestApp();
  [staff, anna, bela] = [
    await t.member('staff', { role: 'admin' }),
    await t.member('anna'),
    await t.member('bela'),
  ];
});
afterAll(() => t.close());
beforeEach(async () => {
  serial += 1;
  handle = await newCommunity(t, anna, { title: `Club ${serial}` });
  await joinAs(t, bela, handle);
  post = (await postInto(t, bela, handle)).id;
});

const url = (rest = '') => `/v2/communities/${handle}${rest}`;
function decide(action: string, comment?: string) {
  const item = { post_id: post, ...(comment === undefined ? {} : { comment_id: comment }) };
  const payload = { action, items: [item] };
  return t.injectAs(anna, { method: 'POST', url: url('/moderation/decisions'), payload });
}
/** Decides as staff about what moderators asked. */
async function answer(outcome: string): Promise<void> {
  const [row] = await t.db.query<{ id: string }>('select id from reports where post_id = $1', [post]);
  const { status } = await t.injectAs(staff, {
    ...{ method: 'PUT', url: `/v2/admin/reports/${row?.id}` },
    payload: { outcome },
  });
  expect(status).toBe(200);
}
async function listed(): Promise<string[]> {
  const { elements } = (await t.injectAs(anna, url('/timeline'))).body.response.timeline;
  return elements.map(({ id }: { id: string }) => id);
}
async function lastAct() {
  return (await t.injectAs(anna, url('/moderation/activity'))).body.response.entries[0];
}

test('a post that staff find nothing wrong with is shown again at its place, also when it is asked about twice', async () => {
  const newer = (await postInto(t, bela, handle, 'Newer')).id;
  for (const _ of [1, 2]) {
    await decide('escalate');
    expect(await listed()).toEqual([newer]);
    await answer('dismiss');
    expect(await listed()).toEqual([newer, post]);
  }
  expect(await lastAct()).toMatchObject({ action: 'post_restored', actorKind: 'staff', postId: post });
});

test('a post that staff take down stays down: moderators cannot show it again', async () => {
  await decide('escalate');
  await answer('remove');
  expect(await listed()).toEqual([]);
  expect(await lastAct()).toMatchObject({ action: 'post_removed', actorKind: 'staff' });
  expect(codesOf(await decide('approve'))).toEqual([4004]);
  expect(codesOf(await decide('restore'))).toEqual([4004]);
});

test('a post that staff label is shown with the label', async () => {
  await decide('escalate');
  await answer('label');
  expect(await listed()).toEqual([post]);
  const shown = (await t.injectAs(anna, url(`/posts/${post}`))).body.response.post;
  expect(shown.communityLabels.lastReporter).toBe('staff');
});

test('a comment that staff find nothing wrong with is shown again', async () => {
  const written = await t.injectAs(bela, {
    ...{ method: 'POST', url: url(`/posts/${post}/comments`) },
    payload: { content: text('Indeed') },
  });
  const { id } = written.body.response.comment;
  const read = async () =>
    (await t.injectAs(bela, url(`/posts/${post}/comments/${id}`))).body.response.comment.state;
  await decide('escalate', id);
  expect(await read()).toBe('pending');
  await answer('dismiss');
  expect(await read()).toBe('published');
});
