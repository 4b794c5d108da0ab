import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { giveRole, joinAs, newCommunity } from '#tests/support/communities.ts';
import { codesOf } from '#tests/support/community-posts.ts';
import type { Member } from '#tests/support/members.ts';

let t: TestApp;
let anna: Member;
let bela: Member;
let cleo: Member;
let dora: Member;
let handle: string;
let serial = 0;
beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela] = [await t.member('anna'), await t.member('bela')];
  [cleo, dora] = [await t.member('cleo'), await t.member('dora')];
});
afterAll(() => t.close());
beforeEach(async () => {
  serial += 1;
  handle = await newCommunity(t, anna, { title: `Club ${serial}` });
  for (const member of [bela, cleo]) await joinAs(t, member, handle);
});

const url = (rest = '') => `/v2/communities/${handle}${rest}`;
const get = (by: Member, rest: string) => t.injectAs(by, url(rest));
function report(by: Member, blog: string, payload: object = { reason: 'inappropriate_behavior' }) {
  return t.injectAs(by, { method: 'POST', url: url(`/members/${blog}/report`), payload });
}
function decide(items: object[], action = 'approve') {
  return t.injectAs(anna, { method: 'POST', url: url('/moderation/decisions'), payload: { action, items } });
}
async function queue() {
  return (await get(anna, '/moderation/queue')).body.response.items;
}
function reports() {
  return t.db.query<{ state: string }>(
    `select r.state from community_reports r join communities c on c.id = r.community_id where c.handle = $1 order by r.id`,
    [handle],
  );
}
async function outcomes(): Promise<string[]> {
  const rows = await t.db.query<{ name: string }>(
    `select b.name from notifications n join blogs b on b.id = n.blog_id
       join communities c on c.id = n.community_id
      where n.type like 'community\\_%' and c.handle = $1 and n.type in ('community_report_outcome', 'community_decision')
      order by b.name`,
    [handle],
  );
  return rows.map(({ name }) => name);
}

test('reportCommunityMember makes one entry of several reports, and a second report replaces the first', async () => {
  const { status, body } = await report(cleo, 'bela', { reason: 'spam', note: ' Sells kettles. ' });
  expect(status).toBe(201);
  expect(body.response.report).toMatchObject({ reason: 'spam', note: 'Sells kettles.', state: 'open' });
  await report(cleo, 'bela', { reason: 'off_topic' });
  await report(anna, 'bela');
  const items = await queue();
  expect(items).toMatchObject([
    { kind: 'member', source: 'report', state: 'open', blog: { name: 'bela' }, reportCount: 2 },
  ]);
  expect(items[0]).not.toHaveProperty('decision');
  expect(JSON.stringify(items)).not.toContain('cleo');
});

test('reportCommunityMember refuses strangers with 23002, oneself with 4003 and who is no member with 4004', async () => {
  expect(codesOf(await report(dora, 'bela'))).toEqual([23002]);
  const own = await report(cleo, 'cleo');
  expect(codesOf(own)).toEqual([4003]);
  expect(own.body.errors[0].reason).toBe('report_self');
  expect(codesOf(await report(cleo, 'dora'))).toEqual([4004]);
  expect(codesOf(await report(cleo, 'nobody-at-all'))).toEqual([4004]);
  expect(await queue()).toEqual([]);
});

test('moderatePosts dismisses reports about a member: reporters hear of it, the member does not', async () => {
  await report(cleo, 'bela');
  const [item] = await queue();
  const { status, body } = await decide([{ item_id: item.id, version: item.version }]);
  expect(status).toBe(201);
  const [decision] = body.response.decisions;
  expect(decision).toMatchObject({ kind: 'member', action: 'approve', blog: { name: 'bela' } });
  expect(body.response.openCount).toBe(0);
  expect(await reports()).toEqual([{ state: 'dismissed' }]);
  await t.injectAs(anna, { method: 'POST', url: url(`/moderation/decisions/${decision.id}/notice`) });
  expect(await outcomes()).toEqual(['cleo']);
  const own = await get(bela, '/moderation/decisions');
  expect(own.body.response.decisions).toEqual([]);
  expect(codesOf(await get(bela, `/moderation/decisions/${decision.id}`))).toEqual([4004]);
  // Decided once, it is not decided again.
  expect(codesOf(await decide([{ item_id: item.id }]))).toEqual([4033]);
});

test('moderatePosts refuses other acts on a reported member with 4032, and decides none of the items', async () => {
  await report(cleo, 'bela');
  const [item] = await queue();
  const refused = await decide([{ item_id: item.id }], 'remove');
  expect(codesOf(refused)).toEqual([4032]);
  expect(refused.body.errors[0].reason).toBe('reported_member');
  expect(await reports()).toEqual([{ state: 'open' }]);
});

test.each([
  ['mute', { method: 'PUT' as const, path: '/members/bela', payload: { muted: true, reason: 'spam' } }],
  ['ban', { method: 'POST' as const, path: '/bans', payload: { tumblelog: 'bela', reason: 'spam' } }],
  ['remove', { method: 'DELETE' as const, path: '/members/bela?reason=spam', payload: undefined }],
])('a %s settles the reports about the member', async (action, { method, path, payload }) => {
  await report(cleo, 'bela');
  const call = { method, url: url(path), ...(payload ? { payload } : {}) };
  expect((await t.injectAs(anna, call)).status).toBeLessThan(300);
  expect(await queue()).toEqual([]);
  expect(await reports()).toEqual([{ state: 'acted' }]);
  const decided = (await get(anna, '/moderation/queue?state=decided')).body.response.items;
  expect(decided).toMatchObject([{ kind: 'member', decision: { action, kind: 'member' } }]);
});

test('revokeDecision of a ban opens the reports again that it had settled', async () => {
  await report(cleo, 'bela');
  const [before] = await queue();
  await t.injectAs(anna, {
    ...{ method: 'POST', url: url('/bans'), payload: { tumblelog: 'bela', reason: 'spam' } },
  });
  const [decision] = (await get(anna, '/moderation/decisions')).body.response.decisions;
  const undone = await t.injectAs(anna, {
    ...{ method: 'DELETE', url: url(`/moderation/decisions/${decision.id}`) },
  });
  expect(undone.body.response.item).toMatchObject({ id: before.id, state: 'open', reportCount: 1 });
  expect(await reports()).toEqual([{ state: 'open' }]);
});

test('a moderator who has claimed a reported member is named to the other', async () => {
  await giveRole(t, cleo, handle, 'moderator');
  await report(anna, 'bela');
  const [item] = await queue();
  await t.injectAs(cleo, { method: 'POST', url: url(`/moderation/queue/${item.id}/claim`), payload: {} });
  const refused = await decide([{ item_id: item.id }]);
  expect(codesOf(refused)).toEqual([4034]);
  expect(refused.body.errors[0].claimedBy.name).toBe('cleo');
});
