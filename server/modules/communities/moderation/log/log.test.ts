import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { giveRole, joinAs, newCommunity } from '#tests/support/communities.ts';
import { codesOf, postInto } from '#tests/support/community-posts.ts';
import type { Member } from '#tests/support/members.ts';
import { tellOfUnattended } from '../../people/stewardship-repository.ts';

let t: TestApp;
let anna: Member;
let bela: Member;
let cleo: Member;
let handle: string;
let serial = 0;
beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela, cleo] = [await t.member('anna'), await t.member('bela'), await t.member('cleo')];
});
afterAll(() => t.close());
beforeEach(async () => {
  serial += 1;
  handle = await newCommunity(t, anna, { title: `Club ${serial}`, rules: [{ text: 'Be kind' }] });
  for (const member of [bela, cleo]) await joinAs(t, member, handle);
  await giveRole(t, bela, handle, 'moderator');
});

const url = (rest = '') => `/v2/communities/${handle}${rest}`;
const LOG = '/moderation/activity';
const log = (by: Member, query = '') => t.injectAs(by, url(`${LOG}${query}`));
async function actions(by: Member, query = ''): Promise<string[]> {
  return (await log(by, query)).body.response.entries.map((entry: { action: string }) => entry.action);
}
function ban(by: Member, blog: string, payload: object = {}) {
  return t.injectAs(by, {
    ...{ method: 'POST', url: url('/bans') },
    payload: { tumblelog: blog, reason: 'spam', ...payload },
  });
}
const lift = (by: Member, blog: string) => t.injectAs(by, { method: 'DELETE', url: url(`/bans/${blog}`) });
function show() {
  return t.injectAs(anna, { method: 'PUT', url: url(), payload: { audit_log_visibility: 'members' } });
}

test('the log names who did what to whom, and which entry undid another', async () => {
  const rule_id = (await t.injectAs(anna, url())).body.response.community.rules[0].id;
  await ban(bela, 'cleo', { note: 'Twice', rule_id });
  await lift(anna, 'cleo');
  const [lifted, banned] = (await log(anna)).body.response.entries;
  expect(banned).toMatchObject({
    ...{ type: 'members', action: 'member_banned', actorKind: 'member', actor: { name: 'bela' } },
    ...{ target: { name: 'cleo' }, reason: 'spam', rule: { id: rule_id, text: 'Be kind' }, note: 'Twice' },
    undoneById: lifted.id,
  });
  expect(lifted).toMatchObject({ action: 'member_unbanned', actor: { name: 'anna' }, undoesId: banned.id });
});

test('the log is narrowed by kind, actor, rule, month and day, and read in pages', async () => {
  const rule_id = (await t.injectAs(anna, url())).body.response.community.rules[0].id;
  await ban(bela, 'cleo', { rule_id });
  await lift(anna, 'cleo');
  const both = ['member_unbanned', 'member_banned'];
  expect(await actions(anna, '?type=members')).toEqual(both);
  expect(await actions(anna, '?type=posts')).toEqual([]);
  expect(await actions(anna, '?actor=bela')).toEqual(['member_banned']);
  expect(await actions(anna, `?rule_id=${rule_id}`)).toEqual(['member_banned']);
  expect(await actions(anna, '?rule_id=none')).toEqual([]);
  expect(codesOf(await log(anna, '?actor=nobody-here'))).toEqual([4004]);
  expect(await actions(anna, '?month=2020-01')).toEqual([]);
  expect(await actions(anna, `?month=${new Date().toISOString().slice(0, 7)}`)).toEqual(both);
  const today = new Date().toISOString().slice(0, 10);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  expect(await actions(anna, `?day=${today}&month=2020-01`)).toEqual(both);
  expect(await actions(anna, `?day=${yesterday}`)).toEqual([]);
  expect(await actions(anna, '?day=9999-12-31')).toEqual([]);
  expect((await log(anna, '?day=2026-02-30')).status).toBe(400);
  const first = (await log(anna, '?limit=1')).body.response;
  expect(first.entries).toMatchObject([{ action: 'member_unbanned' }]);
  const rest = (await t.injectAs(anna, first.links.next.href)).body.response;
  expect([rest.entries, rest.links]).toMatchObject([[{ action: 'member_banned' }], {}]);
});

test('members read the log without names, notes and private matters, where the community shows it', async () => {
  const dora = await t.member(`dora-${serial}`);
  await ban(bela, dora.blogName, { note: 'Twice' });
  await t.injectAs(anna, { method: 'PUT', url: url('/role_offers/cleo'), payload: { role: 'moderator' } });
  expect(codesOf(await log(cleo))).toEqual([4003]);
  expect(codesOf(await t.injectAs(cleo, url(`${LOG}/summary`)))).toEqual([4003]);
  await show();
  const entries = (await log(cleo)).body.response.entries;
  const banned = entries.find((entry: { action: string }) => entry.action === 'member_banned');
  expect(Object.keys(banned).toSorted()).toEqual([
    ...['action', 'actorKind', 'id', 'reason', 'timestamp', 'type'],
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/bela|dora|Twice|role_offered/);
  expect(codesOf(await log(cleo, '?actor=bela'))).toEqual([4003]);
  expect(codesOf(await log(dora))).toEqual([4003]);
  expect((await t.inject(url(LOG))).status).toBe(401);
  const { summary } = (await t.injectAs(cleo, url(`${LOG}/summary`))).body.response;
  expect(JSON.stringify(summary)).not.toContain('bela');
});

test('the log of another community shows nothing of this one, and a demoted moderator no longer reads it', async () => {
  await ban(bela, 'cleo');
  const other = await newCommunity(t, cleo, { title: `Other ${serial}` });
  const elsewhere = await t.injectAs(cleo, `/v2/communities/${other}${LOG}`);
  expect(JSON.stringify(elsewhere.body.response.entries)).not.toContain('member_banned');
  await giveRole(t, bela, handle, 'member');
  expect(codesOf(await log(bela))).toEqual([4003]);
});

test('getAuditSummary counts a month by person and day, with rules and what was undone', async () => {
  const rule_id = (await t.injectAs(anna, url())).body.response.community.rules[0].id;
  // Writing a rule names it in the log, and is no decision that does.
  await by(anna, 'PUT', '', { rules: [{ id: rule_id, text: 'Be kind' }, { text: 'No kettles' }] });
  await ban(bela, 'cleo', { rule_id });
  await lift(anna, 'cleo');
  const { summary } = (await t.injectAs(anna, url(`${LOG}/summary`))).body.response;
  const of = (name: string) =>
    summary.actors.find(({ actor }: { actor?: { name: string } }) => actor?.name === name)?.days;
  expect(summary.month).toBe(new Date().toISOString().slice(0, 7));
  expect(of('bela')).toMatchObject([{ removedCount: 1, restoredCount: 0 }]);
  expect(of('anna')).toMatchObject([{ removedCount: 0, restoredCount: 1 }]);
  expect(of('anna')[0].dayTs % 86_400).toBe(0);
  expect(summary.rules).toEqual([{ rule: { id: rule_id, text: 'Be kind' }, count: 1, undoneCount: 1 }]);
  const { dayTs } = of('bela')[0];
  expect(summary.undone).toMatchObject([
    {
      acted: { actorKind: 'member', actor: { name: 'bela' }, dayTs },
      undone: { actorKind: 'member', actor: { name: 'anna' } },
    },
  ]);
  const before = (await t.injectAs(anna, url(`${LOG}/summary?month=2020-01`))).body.response.summary;
  expect(before).toEqual({ month: '2020-01', actors: [], rules: [], undone: [], appeals: [] });
});

test('getAuditSummary shows the appeals of a month, to members without names', async () => {
  await ban(bela, 'cleo');
  const [{ decisionId }] = (await log(anna)).body.response.entries;
  await by(bela, 'POST', `/moderation/decisions/${decisionId}/notice`);
  const appeal = (member: Member, method: 'POST' | 'PUT', payload: object) =>
    t.injectAs(member, { method, url: url(`/moderation/decisions/${decisionId}/appeal`), payload });
  expect(codesOf(await appeal(cleo, 'POST', { text: 'It was my cat' }))).toEqual([]);
  const summaryFor = async (member: Member, query = '') =>
    (await t.injectAs(member, url(`${LOG}/summary${query}`))).body.response.summary;
  const sent = {
    decisionId,
    kind: 'member',
    blog: { name: 'cleo' },
    decidedBy: { name: 'bela' },
    state: 'open',
  };
  const [waiting] = (await summaryFor(anna)).appeals;
  expect(waiting).toMatchObject(sent);
  expect(waiting).not.toHaveProperty('answeredTs');
  expect((await appeal(anna, 'PUT', { outcome: 'accepted' })).status).toBe(200);
  const [answered] = (await summaryFor(anna)).appeals;
  expect(answered).toMatchObject({ ...sent, state: 'accepted', answeredBy: { name: 'anna' } });
  expect(answered.answeredTs).toBeGreaterThanOrEqual(answered.sentTs);
  const [anonymous] = (await summaryFor(anna, '?audience=members')).appeals;
  expect(Object.keys(anonymous).sort()).toEqual(['answeredTs', 'decidedTs', 'kind', 'sentTs', 'state']);
});

test('moderators read the log as members see it', async () => {
  await ban(bela, 'cleo', { note: 'Twice' });
  await t.injectAs(anna, { method: 'PUT', url: url('/role_offers/bela'), payload: { role: 'admin' } });
  const { entries } = (await log(anna, '?audience=members')).body.response;
  expect(entries.map((entry: { action: string }) => entry.action)).toEqual(['member_banned']);
  expect(['actor', 'target', 'note', 'decisionId'].filter((field) => field in entries[0])).toEqual([]);
  expect(codesOf(await log(cleo, '?audience=members'))).toEqual([4003]);
});

/** Sends a request of an admin and returns the answer. */
async function by(
  member: Member,
  method: 'PUT' | 'POST' | 'PATCH' | 'DELETE',
  rest: string,
  payload?: object,
) {
  const reply = await t.injectAs(member, { method, url: url(rest), ...(payload && { payload }) });
  expect([method, rest, reply.status < 300]).toEqual([method, rest, true]);
  return reply.body;
}
async function lastEntry(): Promise<Record<string, unknown>> {
  return (await log(anna, '?limit=1')).body.response.entries[0];
}

test('settings, handle and rules are logged with what changed, and answers are not repeated', async () => {
  const { rules } = (await t.injectAs(anna, url())).body.response.community;
  const custom_qa = [{ question: 'Why?', answer: 'The secret word' }];
  await by(anna, 'PUT', '', {
    ...{ title: 'Fog', join_type: 'request', require_custom_qa: true, custom_qa },
    rules: [{ id: rules[0].id, text: 'Be kinder' }, { text: 'No kettles' }],
  });
  const entries = (await log(anna)).body.response.entries;
  expect(entries).toMatchObject([
    { action: 'rule_added', rule: { text: 'No kettles' } },
    { action: 'rule_changed', changes: [{ field: 'text', before: 'Be kind', after: 'Be kinder' }] },
    { type: 'settings', action: 'settings_changed', actor: { name: 'anna' } },
  ]);
  expect(entries[2].changes).toEqual([
    { field: 'title', before: `Club ${serial}`, after: 'Fog' },
    { field: 'join_type', before: 'free', after: 'request' },
    { field: 'require_custom_qa', before: 'false', after: 'true' },
    { field: 'custom_qa' },
  ]);
  expect(JSON.stringify(entries)).not.toContain('secret word');
  await by(anna, 'PUT', '', { title: 'Fog', rules: [] });
  expect(await actions(anna, '?limit=2')).toEqual(['rule_removed', 'rule_removed']);
  const former = handle;
  await by(anna, 'PUT', '', { handle: `renamed-${serial}` });
  handle = `renamed-${serial}`;
  expect(await lastEntry()).toMatchObject({
    ...{ action: 'handle_changed', changes: [{ field: 'handle', before: former, after: handle }] },
  });
});

test('boards, label, link and pins are logged, and nothing that changed nothing', async () => {
  await by(anna, 'POST', '/boards', { title: 'Words' });
  await by(anna, 'PATCH', '/boards/words', { title: 'Words' });
  await by(anna, 'PATCH', '/boards/words', { title: 'Prose' });
  expect(await lastEntry()).toMatchObject({ changes: [{ field: 'title', before: 'Words', after: 'Prose' }] });
  await by(anna, 'DELETE', '/boards/words');
  await by(anna, 'PUT', '/content_label', { has_content_label: true });
  await by(anna, 'PUT', '/content_label', { has_content_label: true });
  await by(anna, 'POST', '/invite_hash');
  await by(anna, 'DELETE', '/invite_hash');
  await by(anna, 'DELETE', '/invite_hash');
  const post = await postInto(t, cleo, handle, 'One');
  await by(bela, 'POST', `/posts/${post.id}/pin`);
  await by(bela, 'DELETE', `/posts/${post.id}/pin`);
  await by(bela, 'DELETE', `/posts/${post.id}/pin`);
  expect((await actions(anna)).toReversed()).toEqual([
    ...['board_created', 'board_changed', 'board_deleted', 'label_changed'],
    ...['invite_link_created', 'invite_link_revoked', 'post_pinned', 'post_unpinned'],
  ]);
  expect(await lastEntry()).toMatchObject({ postId: post.id, target: { name: 'cleo' }, type: 'posts' });
});

test('requests, invitations, roles and departures are logged', async () => {
  const [asking, denied] = [await t.member(`asking-${serial}`), await t.member(`denied-${serial}`)];
  await by(anna, 'PUT', '', { join_type: 'request' });
  for (const member of [asking, denied])
    await by(member, 'POST', '/membership_requests', { tumblelog: member.blogName });
  await by(bela, 'PUT', `/members/${asking.blogName}`);
  await by(bela, 'DELETE', `/membership_requests/${denied.blogName}`);
  await by(anna, 'PUT', `/invitations/${denied.blogName}`, {});
  await by(anna, 'DELETE', `/invitations/${denied.blogName}`);
  await by(anna, 'PUT', '/role_offers/cleo', { role: 'moderator' });
  await by(cleo, 'DELETE', '/role_offers/cleo');
  await by(anna, 'PUT', '/role_offers/cleo', { role: 'moderator' });
  await by(cleo, 'PUT', '/role_offers/cleo/acceptance');
  await by(anna, 'PUT', '/members/cleo', { permissions: ['invite'] });
  await by(anna, 'PUT', '/members/cleo', { role: 'member' });
  await by(cleo, 'DELETE', '/membership');
  expect((await actions(anna)).toReversed()).toEqual([
    ...['settings_changed', 'request_approved', 'request_denied', 'invitation_sent', 'invitation_revoked'],
    ...[
      'role_offered',
      'role_offer_answered',
      'role_offered',
      'role_changed',
      'role_changed',
      'role_changed',
    ],
    'member_left',
  ]);
});

test('deleting and restoring a community, and its state when nobody looks after it, are logged', async () => {
  await by(anna, 'DELETE', '');
  await by(anna, 'POST', '/restore');
  await t.db.query("update communities set attended_at = now() - interval '31 days' where handle = $1", [
    handle,
  ]);
  await tellOfUnattended(t.db);
  expect((await actions(anna)).toReversed()).toEqual([
    ...['community_deleted', 'community_restored', 'stewardship_changed'],
  ]);
  expect(await lastEntry()).toMatchObject({
    actorKind: 'system',
    changes: [{ field: 'state', before: 'attended', after: 'unattended' }],
  });
});
