import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { giveRole, joinAs, newCommunity } from '#tests/support/communities.ts';
import { codesOf, postInto } from '#tests/support/community-posts.ts';
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
  [anna, bela, cleo, dora] = [
    await t.member('anna'),
    await t.member('bela'),
    await t.member('cleo'),
    await t.member('dora'),
  ];
});
afterAll(() => t.close());
beforeEach(async () => {
  serial += 1;
  handle = await newCommunity(t, anna, { title: `Club ${serial}` });
  for (const member of [bela, cleo]) await joinAs(t, member, handle);
  await giveRole(t, bela, handle, 'moderator');
});

const url = (rest = '') => `/v2/communities/${handle}${rest}`;
const get = (by: Member, rest: string) => t.injectAs(by, url(rest));
function ban(by: Member, payload: object) {
  return t.injectAs(by, { method: 'POST', url: url('/bans'), payload: { reason: 'spam', ...payload } });
}
function lift(by: Member, blog: string) {
  return t.injectAs(by, { method: 'DELETE', url: url(`/bans/${blog}`) });
}
function remove(by: Member, blog: string, query = '') {
  return t.injectAs(by, { method: 'DELETE', url: url(`/members/${blog}?reason=off_topic${query}`) });
}
function join(by: Member, payload: object = {}) {
  return t.injectAs(by, { method: 'PUT', url: url('/membership'), payload });
}
async function acts(): Promise<string[]> {
  const rows = await t.db.query<{ action: string }>(
    'select a.action from community_acts a join communities c on c.id = a.community_id where c.handle = $1 order by a.id',
    [handle],
  );
  return rows.map(({ action }) => action);
}
async function ruleOf(text: string): Promise<string> {
  await t.injectAs(anna, { method: 'PUT', url: url(), payload: { rules: [{ text }] } });
  return (await get(anna, '')).body.response.community.rules[0].id;
}

test('a ban ends the membership, holds for all blogs of the person and is listed with its rule and end', async () => {
  const second = { method: 'POST' as const, url: '/v2/user/blogs' };
  await t.injectAs(cleo, { ...second, payload: { tumblelog: `cleo-${serial}` } });
  await join(cleo, { tumblelog: `cleo-${serial}` });
  const rule_id = await ruleOf('No kettles');
  const words = { rule_id, note: 'Twice', message: 'Not here', ban_length_seconds: 3600 };
  const { status, body } = await ban(bela, { tumblelog: 'cleo', ...words });
  expect([status, body.response.ban]).toMatchObject([
    201,
    {
      ...{ blog: { name: 'cleo' }, bannedBy: { name: 'bela' }, reason: 'spam', note: 'Twice' },
      rule: { id: rule_id, text: 'No kettles' },
      endsTs: body.response.ban.bannedTs + 3600,
    },
  ]);
  expect((await get(anna, '')).body.response.community.memberCount).toBe(2);
  const refused = await join(cleo, { tumblelog: `cleo-${serial}` });
  expect(codesOf(refused)).toEqual([23020]);
  expect(refused.body.errors[0].ban).toMatchObject({
    ...{ reason: 'spam', rule: { text: 'No kettles' }, canAppeal: true },
    decisionId: body.response.ban.decisionId,
  });
  expect(refused.body.errors[0].ban.message).toBeUndefined();
  const listed = (await get(bela, '/bans')).body.response;
  expect([listed.total, listed.bans.map((one: { blog: { name: string } }) => one.blog.name)]).toEqual([
    ...[1, ['cleo']],
  ]);
  expect(await acts()).toContain('member_banned');
});

test('a ban leaves the membership, the request and the ban of others as they were', async () => {
  const asking = await t.member(`asking-${serial}`);
  await t.injectAs(anna, { method: 'PUT', url: url(), payload: { join_type: 'request' } });
  const request = { method: 'POST' as const, url: url('/membership_requests') };
  await t.injectAs(asking, { ...request, payload: { tumblelog: asking.blogName } });
  await ban(bela, { tumblelog: 'dora' });
  await ban(bela, { tumblelog: 'cleo' });
  expect((await get(anna, '')).body.response.community.memberCount).toBe(2);
  expect((await get(anna, '/membership_requests')).body.response.membershipRequests).toHaveLength(1);
  await lift(bela, 'cleo');
  expect((await get(anna, '/bans')).body.response.bans).toMatchObject([{ blog: { name: 'dora' } }]);
});

test('listCommunityBans keeps the ban of a blog that was deleted, and no longer names that blog', async () => {
  const name = `bela-second-${serial}`;
  await t.injectAs(bela, { method: 'POST', url: '/v2/user/blogs', payload: { tumblelog: name } });
  await ban(bela, { tumblelog: 'cleo' });
  await t.db.query(
    `update community_decisions set decided_as = (select id from blogs where name = $1)
      where id = (select max(decision_id) from space_bans)`,
    [name],
  );
  expect((await get(anna, '/bans')).body.response.bans).toMatchObject([{ bannedBy: { name } }]);
  await t.db.query("update blogs set state = 'deactivated' where name = $1", [name]);
  const [listed] = (await get(anna, '/bans')).body.response.bans;
  expect([listed.blog.name, listed.bannedBy]).toEqual(['cleo', undefined]);
});

test('the decision of a ban that was lifted or replaced cannot be undone again', async () => {
  const undo = (id: string) =>
    t.injectAs(anna, { method: 'DELETE', url: url(`/moderation/decisions/${id}`) });
  const decisionOf = async () => (await ban(bela, { tumblelog: 'cleo' })).body.response.ban.decisionId;
  const first = await decisionOf();
  const second = await decisionOf();
  expect(codesOf(await undo(first))).toEqual([4033]);
  expect((await get(bela, '/bans')).body.response.total).toBe(1);
  await lift(bela, 'cleo');
  expect(codesOf(await undo(second))).toEqual([4033]);
  const third = await decisionOf();
  expect((await undo(third)).status).toBe(200);
  expect((await get(bela, '/bans')).body.response.total).toBe(0);
});

test('the message of a ban is told once its notice is due', async () => {
  await ban(bela, { tumblelog: 'cleo', message: 'Not here' });
  await t.db.query("update community_decisions set notice_due_at = now() - interval '1 second'");
  expect((await join(cleo)).body.errors[0].ban.message).toBe('Not here');
});

test('a ban ends by itself, and by being lifted', async () => {
  await ban(bela, { tumblelog: 'cleo', ban_length_seconds: 60 });
  await t.db.query("update space_bans set ends_at = now() - interval '1 second'");
  expect((await get(bela, '/bans')).body.response).toMatchObject({ bans: [], total: 0 });
  expect((await join(cleo)).status).toBe(200);
  await ban(bela, { tumblelog: 'cleo' });
  await ban(bela, { tumblelog: 'cleo', reason: 'off_topic' });
  expect((await get(bela, '/bans')).body.response.bans).toMatchObject([{ reason: 'off_topic' }]);
  expect((await lift(bela, 'cleo')).status).toBe(204);
  expect((await lift(bela, 'cleo')).status).toBe(204);
  expect((await join(cleo)).status).toBe(200);
  expect((await acts()).filter((action) => action === 'member_unbanned')).toHaveLength(1);
});

test('a banned person cannot ask, be invited, take a seat or answer an invitation from before', async () => {
  const inviteAgain = () =>
    t.injectAs(anna, { method: 'PUT', url: url('/invitations/dora'), payload: { message: 'Come' } });
  expect((await inviteAgain()).status).toBe(200);
  await ban(bela, { tumblelog: 'dora' });
  expect(codesOf(await join(dora))).toEqual([23020]);
  const asking = { method: 'POST' as const, url: url('/membership_requests') };
  expect(codesOf(await t.injectAs(dora, { ...asking, payload: { tumblelog: 'dora' } }))).toEqual([23020]);
  expect(codesOf(await inviteAgain())).toEqual([23008]);
  const seat = { method: 'POST' as const, url: url('/seat_subscription') };
  expect(codesOf(await t.injectAs(dora, seat))).toEqual([23020]);
  const left = await t.db.query(
    `select 1 from notifications n join communities c on c.id = n.community_id
      where c.handle = $1 and n.type = 'community_invitation'`,
    [handle],
  );
  expect(left).toEqual([]);
});

test('moderators act on members alone, admins on everybody but themselves, and nobody of another community', async () => {
  await joinAs(t, dora, handle);
  await giveRole(t, dora, handle, 'moderator');
  expect(codesOf(await ban(bela, { tumblelog: 'anna' }))).toEqual([4003]);
  expect(codesOf(await remove(bela, 'dora'))).toEqual([4003]);
  expect(codesOf(await remove(bela, 'bela'))).toEqual([4003]);
  expect(codesOf(await ban(cleo, { tumblelog: 'bela' }))).toEqual([4003]);
  await giveRole(t, dora, handle, 'admin');
  expect((await remove(anna, 'dora')).status).toBe(200);
  const other = await newCommunity(t, dora, { title: `Other ${serial}` });
  for (const rest of ['/bans', '/moderation/members/cleo', '/moderation/members/cleo/history']) {
    expect([rest, codesOf(await t.injectAs(bela, `/v2/communities/${other}${rest}`))]).toEqual([
      rest,
      [4003],
    ]);
    expect([rest, codesOf(await get(cleo, rest))]).toEqual([rest, [4003]]);
    expect((await t.inject(url(rest))).status).toBe(401);
  }
  await ban(bela, { tumblelog: 'cleo' });
  expect((await t.injectAs(dora, `/v2/communities/${other}/bans`)).body.response.total).toBe(0);
  expect(
    (await t.injectAs(dora, { method: 'DELETE', url: `/v2/communities/${other}/bans/cleo` })).status,
  ).toBe(204);
  expect((await get(bela, '/bans')).body.response.total).toBe(1);
});

test('removeCommunityMember ends the membership of one blog, and bans its person when asked to', async () => {
  const { status, body } = await remove(bela, 'cleo');
  expect([status, body.response.decision]).toMatchObject([
    200,
    { kind: 'member', action: 'remove', reason: 'off_topic', blog: { name: 'cleo' } },
  ]);
  expect(codesOf(await remove(bela, 'cleo'))).toEqual([4004]);
  expect((await join(cleo)).status).toBe(200);
  const banned = await remove(bela, 'cleo', '&ban_user=true');
  expect(banned.body.response.decision).toMatchObject({ action: 'ban' });
  expect(codesOf(await join(cleo))).toEqual([23020]);
});

test('a mute is a decision with an entry in the log', async () => {
  const payload = { muted: true, reason: 'spam', message: 'Slower', note: 'Twice' };
  await t.injectAs(bela, { method: 'PUT', url: url('/members/cleo'), payload });
  await t.injectAs(bela, { method: 'PUT', url: url('/members/cleo'), payload: { muted: false } });
  const { decisions } = (await get(bela, '/moderation/members/cleo')).body.response;
  expect(decisions).toMatchObject([
    { action: 'unmute' },
    { action: 'mute', reason: 'spam', message: 'Slower', note: 'Twice', decidedBy: { name: 'bela' } },
  ]);
  expect(await acts()).toEqual(expect.arrayContaining(['member_muted', 'member_unmuted']));
});

test('getModeratedMember counts what a blog did here, with the notes of moderators', async () => {
  const post = await postInto(t, cleo, handle, 'One');
  await postInto(t, cleo, handle, 'Two');
  const report = { method: 'POST' as const, url: url(`/posts/${post.id}/report`) };
  await t.injectAs(dora, { method: 'PUT', url: url('/membership'), payload: {} });
  await t.injectAs(dora, { ...report, payload: { reason: 'spam' } });
  const note = { method: 'POST' as const, url: url('/moderation/members/cleo/notes') };
  expect(codesOf(await t.injectAs(cleo, { ...note, payload: { text: 'Mine' } }))).toEqual([4003]);
  const blank = await t.injectAs(bela, { ...note, payload: { text: '  ' } });
  expect(blank.body.errors).toMatchObject([{ code: 5016, field: 'text', detail: 'Write something first.' }]);
  const written = await t.injectAs(bela, { ...note, payload: { text: ' Asked nicely ' } });
  expect([written.status, written.body.response.note]).toMatchObject([
    201,
    { text: 'Asked nicely', author: { name: 'bela' } },
  ]);
  expect((await get(anna, '/moderation/members/cleo')).body.response).toMatchObject({
    ...{ blog: { name: 'cleo' }, member: { name: 'cleo' }, isBanned: false },
    ...{ postCount: 2, commentCount: 0, reportCount: 1, removedCount: 0 },
    ...{ reportsSent: { right: 0, total: 0 }, notes: [{ text: 'Asked nicely' }], decisions: [] },
  });
  await ban(bela, { tumblelog: 'cleo' });
  const after = (await get(anna, '/moderation/members/cleo')).body.response;
  expect(after).toMatchObject({ isBanned: true, ban: { reason: 'spam' } });
  expect(after.member).toBeUndefined();
  expect((await get(anna, '/moderation/members/dora')).body.response.reportsSent.total).toBe(1);
});

test('listMemberHistory shows good and bad, the newest first, in pages', async () => {
  const post = await postInto(t, cleo, handle, 'One');
  const note = { method: 'POST' as const, url: url('/moderation/members/cleo/notes') };
  await t.injectAs(bela, { ...note, payload: { text: 'Asked nicely' } });
  await ban(bela, { tumblelog: 'cleo' });
  const read = await get(anna, '/moderation/members/cleo/history');
  const { entries, links } = read.body.response;
  expect(entries).toMatchObject([
    { kind: 'banned', isGood: false, actor: { name: 'bela' }, decision: { action: 'ban' } },
    { kind: 'noted', note: { text: 'Asked nicely' } },
    { kind: 'posted', isGood: true, post: { id: post.id } },
  ]);
  expect(links).toEqual({});
  const first = (await get(anna, '/moderation/members/cleo/history?limit=2')).body.response;
  expect(first.entries).toHaveLength(2);
  const rest = (await t.injectAs(anna, first.links.next.href)).body.response;
  expect(rest.entries).toMatchObject([{ kind: 'posted' }]);
  await t.injectAs(bela, { method: 'DELETE', url: url('/bans/cleo') });
  await join(cleo);
  expect((await get(anna, '/moderation/members/cleo/history')).body.response.entries[0].kind).toBe('joined');
});
