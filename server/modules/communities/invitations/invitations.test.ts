import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { joinAs, newCommunity } from '#tests/support/communities.ts';
import type { Member } from '#tests/support/members.ts';
import { notificationsOf } from '#tests/support/notifications.ts';

let t: TestApp;
let anna: Member;
let mona: Member;
let handle: string;
let guest: Member;
let serial = 0;
beforeAll(async () => {
  t = await buildTestApp();
  [anna, mona] = [await t.member('anna'), await t.member('mona')];
});
afterAll(() => t.close());
beforeEach(async () => {
  serial += 1;
  guest = await t.member(`guest-${serial}`);
  handle = await newCommunity(t, anna, { title: `Club ${serial}` });
  await joinAs(t, mona, handle);
  await t.db.query(
    `update space_members set role = 'moderator' where user_id = $1
        and space_id = (select id from communities where handle = $2)`,
    [mona.userId, handle],
  );
});

function codesOf({ status, body }: { status: number; body?: { errors?: { code: number }[] } }) {
  return status < 300 ? [] : (body?.errors ?? []).map(({ code }) => code);
}
const url = (rest = '') => `/v2/communities/${handle}${rest}`;
const edit = (payload: object) => t.injectAs(anna, { method: 'PUT', url: url(), payload });
function invite(by: Member, blog = guest.blogName, payload: object = {}) {
  return t.injectAs(by, { method: 'PUT', url: url(`/invitations/${blog}`), payload });
}
function withdraw(by: Member, query = '') {
  return t.injectAs(by, { method: 'DELETE', url: url(`/invitations/${guest.blogName}${query}`) });
}
function join(by: Member, payload: object = {}) {
  return t.injectAs(by, { method: 'PUT', url: url('/membership'), payload });
}
async function sent(by = anna, query = '') {
  const { body } = await t.injectAs(by, url(`/invitations${query}`));
  return body.response.invitations.map(({ recipient }: { recipient: { name: string } }) => recipient.name);
}
async function received(by = guest) {
  return (await t.injectAs(by, '/v2/user/community_invitations')).body.response.invitations;
}
async function told(member: Member) {
  const { notifications } = await notificationsOf(t, member);
  return notifications.map(({ type, community, actors }) => ({
    type,
    community: community?.name,
    actors: actors.map(({ name }) => name),
  }));
}

test('inviteBlog tells the blog, which finds the invitation in its list and joins a private community with it', async () => {
  await edit({ privacy: true });
  const { body } = await invite(mona, guest.blogName, { message: 'Tokyo has fog, too.' });
  const invitation = { sender: { name: 'mona' }, recipient: { name: guest.blogName } };
  expect(body.response.invitation).toMatchObject({
    ...invitation,
    ...{ message: 'Tokyo has fog, too.', community: { name: handle } },
  });
  expect(await received()).toMatchObject([{ ...invitation, community: { name: handle, canView: true } }]);
  expect(await told(guest)).toEqual([{ type: 'community_invitation', community: handle, actors: ['mona'] }]);
  expect(await sent()).toEqual([guest.blogName]);
  expect((await join(guest)).status).toBe(200);
  expect([await received(), await told(guest), await sent()]).toEqual([[], [], []]);
});

test('inviteBlog names the blog that is a member and never the primary blog behind it', async () => {
  await t.injectAs(mona, {
    method: 'POST',
    url: '/v2/user/blogs',
    payload: { tumblelog: `alias-${serial}` },
  });
  await join(mona, { tumblelog: `alias-${serial}` });
  await t.db.query(
    `delete from space_members where space_id = (select id from communities where handle = $1)
        and blog_id = $2`,
    [handle, mona.blogId],
  );
  await t.db.query(
    `update space_members set role = 'moderator' where user_id = $1
        and space_id = (select id from communities where handle = $2)`,
    [mona.userId, handle],
  );
  await invite(mona);
  const community = (await t.injectAs(guest, url())).body.response.community;
  expect([community.invitation.sender.name, (await received())[0].sender.name]).toEqual([
    `alias-${serial}`,
    `alias-${serial}`,
  ]);
  expect(JSON.stringify([await received(), await told(guest)])).not.toContain('mona');
  const { hash } = (await t.injectAs(mona, { method: 'POST', url: url('/invite_hash') })).body.response;
  const visitor = await t.member(`visitor-${serial}`);
  const opened = await t.injectAs(visitor, url(`?invite_hash=${hash}`));
  expect(opened.body.response.community.invitation.sender.name).toBe(`alias-${serial}`);
});

test('inviteBlog refuses members, the invited, who declined for good, who blocks the inviter, and a full community', async () => {
  expect(codesOf(await invite(anna, 'mona'))).toEqual([23009]);
  await invite(anna);
  expect(codesOf(await invite(mona))).toEqual([23011]);
  expect((await withdraw(guest, '?do_not_invite=true')).status).toBe(204);
  expect(codesOf(await invite(anna))).toEqual([23008]);
  const other = await t.member(`other-${serial}`);
  await edit({ population_cap: 2 });
  expect(codesOf(await invite(anna, other.blogName))).toEqual([23003]);
  await edit({ population_cap: 9 });
  await t.injectAs(other, { method: 'PUT', url: '/v2/user/blocks/anna' });
  expect(codesOf(await invite(anna, other.blogName))).toEqual([4004]);
  expect(codesOf(await invite(anna, 'no-such-blog'))).toEqual([4004]);
});

test('a declined invitation may be sent again, and a withdrawn one disappears with its notification', async () => {
  await invite(anna);
  expect((await withdraw(guest)).status).toBe(204);
  expect((await invite(anna)).status).toBe(200);
  expect((await withdraw(mona)).status).toBe(204);
  expect([await received(), await told(guest)]).toEqual([[], []]);
  expect(codesOf(await withdraw(mona))).toEqual([4004]);
});

test('moderators invite only while the community lets them [community-20]', async () => {
  await edit({ mods_can_invite: false });
  expect(codesOf(await invite(mona))).toEqual([23012]);
  expect(codesOf(await t.injectAs(mona, url('/invitations')))).toEqual([23012]);
  expect(codesOf(await t.injectAs(mona, { method: 'POST', url: url('/invite_hash') }))).toEqual([23012]);
  expect((await invite(anna)).status).toBe(200);
  expect(codesOf(await withdraw(mona))).toEqual([23012]);
});

test('an invitation is read by those who run the community and by the invited blog alone', async () => {
  await invite(anna);
  const path = url(`/invitations/${guest.blogName}`);
  expect((await t.injectAs(guest, path)).body.response.invitation.sender.name).toBe('anna');
  expect((await t.injectAs(mona, path)).status).toBe(200);
  const stranger = await t.member(`stranger-${serial}`);
  expect(codesOf(await t.injectAs(stranger, path))).toEqual([4003]);
  expect(codesOf(await t.injectAs(anna, url('/invitations/mona')))).toEqual([4004]);
});

test('listCommunityInvitations pages through the invitations, the last sent first', async () => {
  const names: string[] = [];
  for (let at = 0; at < 3; at += 1) {
    const { blogName } = await t.member(`many-${serial}-${at}`);
    await invite(anna, blogName);
    names.unshift(blogName);
  }
  const first = await t.injectAs(anna, url('/invitations?limit=2'));
  const next = await t.injectAs(anna, first.body.response.links.next.href);
  const read = [first, next].flatMap(({ body }) =>
    body.response.invitations.map(({ recipient }: { recipient: { name: string } }) => recipient.name),
  );
  expect(read).toEqual(names);
  expect(next.body.response.links).toEqual({});
  expect(await sent(anna, '?before=1000')).toEqual([]);
});

test('createInviteHash makes a link that opens a private community and replaces the one before', async () => {
  await edit({ privacy: true });
  const make = async () =>
    (await t.injectAs(anna, { method: 'POST', url: url('/invite_hash') })).body.response.hash;
  const [old, hash] = [await make(), await make()];
  expect(codesOf(await join(guest, { invite_hash: old }))).toEqual([23014]);
  expect((await t.injectAs(anna, url())).body.response.community).toMatchObject({
    inviteLink: `/communities/${handle}/join?invite_hash=${hash}`,
    inviteLinkUseCount: 0,
  });
  expect((await join(guest, { invite_hash: hash })).status).toBe(200);
  expect((await t.injectAs(anna, url())).body.response.community.inviteLinkUseCount).toBe(1);
  expect((await t.injectAs(anna, { method: 'DELETE', url: url('/invite_hash') })).status).toBe(204);
  const late = await t.member(`late-${serial}`);
  expect(codesOf(await join(late, { invite_hash: hash }))).toEqual([23015]);
  await edit({ invite_links_enabled: false });
  expect(codesOf(await t.injectAs(anna, { method: 'POST', url: url('/invite_hash') }))).toEqual([23017]);
});

test('an invitation says nothing once its community is deleted or its sender is blocked', async () => {
  await invite(mona);
  await t.db.query('update communities set deleted_at = now() where handle = $1', [handle]);
  expect([await received(), await told(guest)]).toEqual([[], []]);
  await t.db.query('update communities set deleted_at = null where handle = $1', [handle]);
  expect((await received()).length).toBe(1);
  await t.injectAs(guest, { method: 'PUT', url: '/v2/user/blocks/mona' });
  expect([await received(), await told(guest)]).toEqual([[], []]);
});

test('subscribeCommunitySeat tells who waits once when a seat is free, and refuses where there is room', async () => {
  const wait = (by: Member) => t.injectAs(by, { method: 'POST', url: url('/seat_subscription') });
  expect(codesOf(await wait(guest))).toEqual([4032]);
  await edit({ population_cap: 2 });
  expect((await wait(guest)).status).toBe(204);
  const patient = await t.member(`patient-${serial}`);
  await wait(patient);
  await t.injectAs(patient, { method: 'DELETE', url: url('/seat_subscription') });
  expect(await told(guest)).toEqual([]);
  await t.injectAs(mona, { method: 'DELETE', url: url('/membership') });
  expect(await told(guest)).toEqual([{ type: 'community_seat_free', community: handle, actors: [] }]);
  expect(await told(patient)).toEqual([]);
  await joinAs(t, mona, handle);
  await edit({ population_cap: 3 });
  expect((await told(guest)).length).toBe(1);
});

test('subscribeCommunity is for members and is forgotten by unsubscribeCommunity', async () => {
  const subscribed = async () => (await t.injectAs(mona, url())).body.response.community.subscribed;
  expect(codesOf(await t.injectAs(guest, { method: 'POST', url: url('/subscription') }))).toEqual([4003]);
  await t.injectAs(mona, { method: 'POST', url: url('/subscription') });
  expect(await subscribed()).toBe(true);
  await t.injectAs(mona, { method: 'DELETE', url: url('/subscription') });
  expect(await subscribed()).toBe(false);
});
