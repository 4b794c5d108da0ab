import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { giveRole, joinAs, newCommunity } from '#tests/support/communities.ts';
import type { Member } from '#tests/support/members.ts';

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
  handle = await newCommunity(t, anna, { title: `Club ${serial}` });
});

function codesOf({ status, body }: { status: number; body?: { errors?: { code: number }[] } }) {
  return status < 300 ? [] : (body?.errors ?? []).map(({ code }) => code);
}
const url = (rest = '') => `/v2/communities/${handle}${rest}`;
const edit = (payload: object) => t.injectAs(anna, { method: 'PUT', url: url(), payload });
function join(by: Member, payload: object = {}) {
  return t.injectAs(by, { method: 'PUT', url: url('/membership'), payload });
}
function leave(by: Member, query = '') {
  return t.injectAs(by, { method: 'DELETE', url: url(`/membership${query}`) });
}
function ask(by: Member, answers?: string[]) {
  return t.injectAs(by, {
    method: 'POST',
    url: url('/membership_requests'),
    payload: { tumblelog: by.blogName, ...(answers && { answers }) },
  });
}
function setMember(by: Member, blog: string, payload?: object) {
  return t.injectAs(by, { method: 'PUT', url: url(`/members/${blog}`), ...(payload && { payload }) });
}
async function waiting(by = anna) {
  return (await t.injectAs(by, url('/membership_requests'))).body.response.membershipRequests.map(
    (one: { requestingBlog: { name: string } }) => one.requestingBlog.name,
  );
}

test('joinCommunity and createCommunity take part as the blog that the request names', async () => {
  const second = await t.injectAs(bela, {
    ...{ method: 'POST', url: '/v2/user/blogs', payload: { tumblelog: `bela-${serial}` } },
  });
  expect(second.status).toBe(201);
  const { body } = await join(bela, { tumblelog: `bela-${serial}` });
  expect(body.response.community.memberships).toMatchObject([{ blogName: `bela-${serial}` }]);
  expect((await join(bela)).body.response.community.memberships.length).toBe(2);
  expect(codesOf(await join(cleo, { tumblelog: 'anna' }))).toEqual([4003]);
  expect((await leave(bela, `?tumblelog=bela-${serial}`)).status).toBe(204);
  expect((await t.injectAs(bela, url())).body.response.community.memberships).toMatchObject([
    ...[{ blogName: 'bela' }],
  ]);
});

test('joinCommunity makes a blog of the member a member, once', async () => {
  const { body } = await join(bela);
  expect(body.response.community).toMatchObject({
    memberCount: 2,
    membership: { isMember: true, role: 'member', blogName: 'bela' },
    canEdit: false,
  });
  expect(codesOf(await join(bela))).toEqual([23009]);
});

test('joinCommunity refuses a community that is joined by request, by invitation, or full [community-01]', async () => {
  await edit({ join_type: 'request' });
  expect(codesOf(await join(bela))).toEqual([23204]);
  await edit({ join_type: 'invite' });
  expect(codesOf(await join(bela))).toEqual([23008]);
  await edit({ join_type: 'free', population_cap: 1 });
  expect(codesOf(await join(bela))).toEqual([23003]);
});

test('joinCommunity gives the last seat to one of two members who want it at once', async () => {
  await edit({ population_cap: 2 });
  const answers = await Promise.all([join(bela), join(cleo)]);
  expect(answers.flatMap(codesOf)).toEqual([23003]);
});

test('a question is answered in other capitals, accents and punctuation [community-42]', async () => {
  const custom_qa = [
    { question: 'The colour of fog?', answer: 'Café gris' },
    { question: 'Why?', answer: '' },
  ];
  await edit({ require_custom_qa: true, custom_qa });
  expect((await t.injectAs(bela, url())).body.response.community.customQuestions).toEqual([
    ...['The colour of fog?', 'Why?'],
  ]);
  expect(codesOf(await join(bela, { answers: ['white', 'because'] }))).toEqual([23032]);
  expect(codesOf(await join(bela, { answers: ['cafe, GRIS!'] }))).toEqual([23032]);
  expect((await join(bela, { answers: ['cafe, GRIS!', 'because'] })).status).toBe(200);
});

test('a question is answered in other scripts and widths of letters', async () => {
  const custom_qa = ['Туман', 'fog', '霧'].map((answer) => ({ question: `${answer}?`, answer }));
  await edit({ require_custom_qa: true, custom_qa });
  expect(codesOf(await join(bela, { answers: ['туман', 'fog', '雲'] }))).toEqual([23032]);
  expect((await join(bela, { answers: ['ТУМАН!', 'ＦＯＧ', '霧。'] })).status).toBe(200);
});

test('a request waits for a moderator, who sees the answers and approves or denies it [community-06] [community-07] [community-10]', async () => {
  await edit({
    join_type: 'request',
    require_custom_qa: true,
    custom_qa: [{ question: 'Why?', answer: '' }],
  });
  expect(codesOf(await ask(bela))).toEqual([23032]);
  const { status, body } = await ask(bela, ['Fog']);
  expect([status, body.response.membershipRequest.answers]).toEqual([
    ...[201, [{ question: 'Why?', answer: 'Fog' }]],
  ]);
  expect((await ask(bela, ['Again'])).body.response.membershipRequest.answers[0].answer).toBe('Fog');
  await ask(cleo, ['Mist']);
  expect(await waiting()).toEqual(['bela', 'cleo']);
  expect((await setMember(anna, 'bela')).body.response.member).toMatchObject({
    name: 'bela',
    isAdmin: false,
  });
  expect(codesOf(await setMember(anna, 'bela'))).toEqual([4004]);
  const deny = (by: Member) => t.injectAs(by, { method: 'DELETE', url: url('/membership_requests/cleo') });
  expect(codesOf(await deny(bela))).toEqual([4003]);
  expect((await deny(cleo)).status).toBe(204);
  expect(await waiting()).toEqual([]);
});

test('requests of a community are read and answered by those who run it alone', async () => {
  await edit({ join_type: 'request' });
  await ask(cleo);
  await t.db.query(
    `insert into space_members (space_id, space_kind, user_id, blog_id, role)
     select id, 'community', $1, $2, 'member' from communities where handle = $3`,
    [bela.userId, bela.blogId, handle],
  );
  expect(codesOf(await t.injectAs(bela, url('/membership_requests')))).toEqual([4003]);
  expect(codesOf(await setMember(bela, 'cleo'))).toEqual([4003]);
});

test('a private community shows its curtain and nothing else, and nobody can knock [community-03] [community-39]', async () => {
  await edit({ privacy: true, about: 'A secret' });
  for (const path of ['', '/members', '/boards', '/related']) {
    const { status, body } = await t.injectAs(bela, url(path));
    expect([path, status, body.errors[0].code]).toEqual([path, 403, 23001]);
    expect(Object.keys(body.errors[0].community).toSorted()).toEqual([
      ...['avatarImage', 'name', 'theme', 'title'],
    ]);
  }
  expect(codesOf(await ask(bela))).toEqual([23001]);
  expect(codesOf(await join(bela))).toEqual([23001]);
  expect(
    (await t.inject('/v2/search/communities?query=club')).body.response.communities.map(
      ({ name }: { name: string }) => name,
    ),
  ).not.toContain(handle);
});

/** Invites a blog of a member by the first admin, as one role. */
async function inviteTo(member: Member, role: string): Promise<void> {
  await t.db.query(
    `insert into space_invitations (space_id, space_kind, sender_id, recipient_id, blog_id, role)
     select id, 'community', $1, $2, $3, $4 from communities where handle = $5`,
    [anna.userId, member.userId, member.blogId, role, handle],
  );
}

test('a direct invitation opens a private community and is accepted once, in its role, without questions', async () => {
  await edit({ privacy: true, require_custom_qa: true, custom_qa: [{ question: 'Why?', answer: 'Fog' }] });
  await inviteTo(bela, 'moderator');
  expect((await t.injectAs(bela, url())).body.response.community.invitation).toMatchObject({
    ...{ type: 'direct', sender: { name: 'anna' }, invited: { name: 'bela' } },
  });
  expect(codesOf(await t.injectAs(cleo, url()))).toEqual([23001]);
  expect((await join(bela)).body.response.community.membership).toMatchObject({ role: 'moderator' });
  expect(codesOf(await join(bela))).toEqual([23009]);
  await leave(bela);
  expect(codesOf(await join(bela))).toEqual([23001]);
});

test('an invitation link opens a private community, asks its questions and counts its uses', async () => {
  await edit({ privacy: true, require_custom_qa: true, custom_qa: [{ question: 'Why?', answer: 'Fog' }] });
  await t.db.query("update communities set invite_hash = 'h-' || handle where handle = $1", [handle]);
  const hash = `h-${handle}`;
  const read = (by: Member, sent: string) => t.injectAs(by, url(`?invite_hash=${sent}`));
  expect((await read(bela, hash)).body.response.community.invitation).toEqual({ type: 'hash', hash });
  expect(codesOf(await read(bela, 'another'))).toEqual([23014]);
  expect(codesOf(await join(bela, { invite_hash: 'another', answers: ['fog'] }))).toEqual([23014]);
  expect(codesOf(await join(bela, { invite_hash: hash }))).toEqual([23032]);
  expect((await join(bela, { invite_hash: hash, answers: ['fog'] })).status).toBe(200);
  expect((await t.injectAs(anna, url())).body.response.community).toMatchObject({
    ...{ inviteLinkUseCount: 1, inviteLink: `/communities/${handle}/join?invite_hash=${hash}` },
  });
  expect((await t.injectAs(bela, url())).body.response.community.inviteLink).toBeUndefined();
  await edit({ invite_links_enabled: false });
  expect(codesOf(await read(cleo, hash))).toEqual([23014]);
  await t.db.query('update communities set invite_hash = null where handle = $1', [handle]);
  expect(codesOf(await read(cleo, hash))).toEqual([23015]);
});

test('a moderator mutes a member whom they block, whom no list shows them', async () => {
  await joinAs(t, bela, handle);
  await t.db.query(
    'insert into user_blocks (user_id, blocked_blog_id, blocked_user_id) values ($1, $2, $3)',
    [...[anna.userId, bela.blogId, bela.userId]],
  );
  const { members } = (await t.injectAs(anna, url('/members'))).body.response;
  const muted = (await setMember(anna, 'bela', { muted: true })).body.response;
  await t.db.query('delete from user_blocks where user_id = $1', [anna.userId]);
  expect([members.length, muted.member.isMuted]).toEqual([1, true]);
});

test('a ban closes a community to all blogs of the person [community-40]', async () => {
  await t.db.query(
    `insert into space_bans (space_id, space_kind, user_id, blog_id, reason)
     select id, 'community', $1, $2, 'spam' from communities where handle = $3`,
    [bela.userId, bela.blogId, handle],
  );
  expect(codesOf(await t.injectAs(bela, url()))).toEqual([23020]);
  expect(codesOf(await join(bela))).toEqual([23020]);
  await edit({ banned_can_read: true });
  expect((await t.injectAs(bela, url())).status).toBe(200);
  expect(codesOf(await join(bela))).toEqual([23020]);
});

test('leaveCommunity ends the membership; the last admin cannot leave', async () => {
  await joinAs(t, bela, handle);
  expect(codesOf(await leave(anna))).toEqual([4031]);
  expect((await leave(bela)).status).toBe(204);
  expect((await t.injectAs(bela, url())).body.response.community).toMatchObject({
    memberCount: 1,
    membership: { isMember: false },
  });
  await joinAs(t, bela, handle);
  await giveRole(t, bela, handle, 'admin');
  expect((await leave(anna)).status).toBe(204);
});

test('leaveCommunity keeps one of the last two admins who leave at once', async () => {
  await joinAs(t, bela, handle);
  await giveRole(t, bela, handle, 'admin');
  const answers = await Promise.all([leave(anna), leave(bela)]);
  expect(answers.flatMap(codesOf)).toEqual([4031]);
});

test('setCommunityMember: admins lower roles, members lower their own, the last admin stays', async () => {
  await joinAs(t, bela, handle);
  await joinAs(t, cleo, handle);
  expect(codesOf(await setMember(bela, 'cleo', { role: 'moderator' }))).toEqual([4003]);
  expect(codesOf(await setMember(bela, 'bela', { role: 'admin' }))).toEqual([4003]);
  expect(codesOf(await setMember(anna, 'bela', { role: 'moderator' }))).toEqual([4003]);
  await giveRole(t, bela, handle, 'admin');
  expect((await setMember(anna, 'bela', { role: 'moderator' })).body.response.member.isModerator).toBe(true);
  expect(codesOf(await setMember(bela, 'cleo', { role: 'moderator' }))).toEqual([4003]);
  expect((await setMember(bela, 'bela', { role: 'member' })).status).toBe(200);
  expect(codesOf(await setMember(anna, 'anna', { role: 'member' }))).toEqual([4031]);
});

test('setCommunityMember mutes those of a lower rank, for a time [community-21]', async () => {
  await joinAs(t, bela, handle);
  await joinAs(t, cleo, handle);
  await giveRole(t, bela, handle, 'moderator');
  const mute = { muted: true, mute_length_seconds: 3600 };
  expect(codesOf(await setMember(bela, 'anna', mute))).toEqual([4003]);
  expect(codesOf(await setMember(cleo, 'bela', mute))).toEqual([4003]);
  const { member } = (await setMember(bela, 'cleo', mute)).body.response;
  expect([member.isMuted, Math.abs(member.mutedUntilTs - Date.now() / 1000 - 3600) < 60]).toEqual([
    true,
    true,
  ]);
  expect((await t.injectAs(cleo, url())).body.response.community).toMatchObject({
    canPost: false,
    canInteract: false,
    membership: { isMuted: true },
  });
  expect((await setMember(bela, 'cleo', { muted: false })).body.response.member.isMuted).toBe(false);
});

test('listCommunityMembers shows everybody to members and to visitors of a free community', async () => {
  await joinAs(t, bela, handle);
  const names = async (by: Member, query = '') =>
    (await t.injectAs(by, url(`/members${query}`))).body.response.members.map(
      ({ name }: { name: string }) => name,
    );
  expect(await names(cleo)).toEqual(['anna', 'bela']);
  expect(await names(cleo, '?search=EL')).toEqual(['bela']);
  expect(await names(cleo, '?search=%25')).toEqual([]);
  expect(await names(cleo, '?filter=admin')).toEqual(['anna']);
  expect(await names(cleo, '?sort=joined')).toEqual(['bela', 'anna']);
  await edit({ join_type: 'request' });
  expect(await names(cleo)).toEqual(['anna']);
  expect(await names(bela)).toEqual(['anna', 'bela']);
  const first = await t.injectAs(bela, url('/members?limit=1'));
  expect(first.body.response).toMatchObject({ count: 2, members: [{ name: 'anna' }] });
  const { href } = first.body.response.links.next;
  expect((await t.injectAs(bela, href)).body.response).toMatchObject({
    members: [{ name: 'bela' }],
    links: {},
  });
});

test('muteCommunity stops counting unread posts, for members alone', async () => {
  const mute = (by: Member, method: 'PUT' | 'DELETE') => t.injectAs(by, { method, url: url('/mute') });
  expect(codesOf(await mute(bela, 'PUT'))).toEqual([4003]);
  expect((await mute(anna, 'PUT')).status).toBe(204);
  const isMuted = async () =>
    (await t.injectAs(anna, url())).body.response.community.membership.isUnreadMuted;
  expect(await isMuted()).toBe(true);
  await mute(anna, 'DELETE');
  expect(await isMuted()).toBe(false);
});

test('boards are made, changed, ordered and deleted by admins alone', async () => {
  await joinAs(t, bela, handle);
  const make = (title: string, by = anna) =>
    t.injectAs(by, { method: 'POST', url: url('/boards'), payload: { title } });
  expect(codesOf(await make('Hers', bela))).toEqual([4003]);
  const paths = [];
  for (const title of ['Words for it', 'Words for it', '霧']) {
    paths.push((await make(title)).body.response.board.path);
  }
  expect(paths).toEqual(['words-for-it', 'words-for-it-2', 'board']);
  const order = (sent: string[], by = anna) =>
    t.injectAs(by, { method: 'PUT', url: url('/boards'), payload: { paths: sent } });
  expect(codesOf(await order(paths.slice(1)))).toEqual([4009]);
  expect(codesOf(await order(paths.toReversed(), bela))).toEqual([4003]);
  expect((await order(paths.toReversed())).body.response.boards[0].title).toBe('霧');
  const patch = (path: string, payload: object) =>
    t.injectAs(anna, { method: 'PATCH', url: url(`/boards/${path}`), payload });
  expect((await patch('board', { mods_only: true })).body.response.board).toMatchObject({
    title: '霧',
    modsOnly: true,
  });
  const remove = (path: string, by = anna) =>
    t.injectAs(by, { method: 'DELETE', url: url(`/boards/${path}`) });
  expect(codesOf(await remove('board', bela))).toEqual([4003]);
  expect((await remove('board')).status).toBe(204);
  expect(codesOf(await remove('board'))).toEqual([4004]);
  expect(codesOf(await patch('board', { title: 'Back' }))).toEqual([4004]);
  const { boards } = (await t.inject(url('/boards'))).body.response;
  expect(boards.map(({ path }: { path: string }) => path)).toEqual(['words-for-it-2', 'words-for-it']);
});

test('setCommunityMember does not let a blog in that is a member of as many communities as a blog may be', async () => {
  await edit({ join_type: 'request' });
  const many = await t.member(`everywhere-${serial}`);
  await ask(many);
  await t.db.query(
    "insert into communities (handle, title) select 'crowd-' || n, 'Crowd' from generate_series(1, $1::int) n",
    [limits.communityBlogs],
  );
  await t.db.query(
    `insert into space_members (space_id, space_kind, user_id, blog_id, role)
     select id, 'community', $1, $2, 'member' from communities where title = 'Crowd'`,
    [many.userId, many.blogId],
  );
  expect(codesOf(await setMember(anna, many.blogName))).toEqual([23008]);
  await t.db.query("delete from communities where title = 'Crowd'");
  expect((await setMember(anna, many.blogName)).status).toBe(200);
});
