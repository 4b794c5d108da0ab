import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { joinAs, newCommunity } from '#tests/support/communities.ts';
import type { Member } from '#tests/support/members.ts';
import { notificationsOf } from '#tests/support/notifications.ts';

let t: TestApp;
/** The admin, a moderator without the right to decide about members, and somebody who asks to join. */
let anna: Member;
let mona: Member;
let guest: Member;
let handle: string;
let serial = 0;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  serial += 1;
  anna = await t.member(`anna-${serial}`);
  [mona, guest] = [await t.member(`mona-${serial}`), await t.member(`guest-${serial}`)];
  handle = await newCommunity(t, anna, { title: `Club ${serial}` });
  await joinAs(t, mona, handle);
  await t.db.query(
    `update space_members set role = 'moderator', permissions = array['decide'] where user_id = $1
        and space_id = (select id from communities where handle = $2)`,
    [mona.userId, handle],
  );
});

const url = (rest = '') => `/v2/communities/${handle}${rest}`;
async function told(by: Member) {
  const { notifications } = await notificationsOf(t, by);
  return notifications
    .filter(({ type }) => type.startsWith('community_'))
    .map(({ type, actors }) => [type, ...actors.map(({ name }) => name)]);
}
async function ask(by = guest) {
  await t.injectAs(anna, { method: 'PUT', url: url(), payload: { join_type: 'request' } });
  const asked = await t.injectAs(by, {
    ...{ method: 'POST', url: url('/membership_requests') },
    payload: { tumblelog: by.blogName },
  });
  expect(asked.status).toBe(201);
}
const member = (blog: string) => url(`/members/${blog}`);
const request = () => url(`/membership_requests/${guest.blogName}`);
/** Forgets who joined before. */
function clear() {
  return t.db.query('delete from notifications');
}

test('a request to join is told to those who decide about members, until it is withdrawn', async () => {
  await clear();
  await ask();
  await ask();
  expect(await told(anna)).toEqual([['community_new_request', guest.blogName]]);
  expect(await told(mona)).toEqual([]);
  await t.injectAs(guest, { method: 'DELETE', url: request() });
  expect([await told(anna), await told(guest)]).toEqual([[], []]);
});

test('setCommunityMember tells whoever asked to join that they are a member now, without the moderator', async () => {
  await clear();
  await ask();
  expect((await t.injectAs(anna, { method: 'PUT', url: member(guest.blogName) })).status).toBe(200);
  expect(await told(guest)).toEqual([['community_request_approved']]);
  // The admin who approved hears only of members whom somebody else let in.
  expect(await told(anna)).toEqual([['community_new_member', guest.blogName]]);
});

test('denyMembershipRequest tells whoever asked, and nobody when the request is withdrawn', async () => {
  await clear();
  await ask();
  expect((await t.injectAs(anna, { method: 'DELETE', url: request() })).status).toBe(204);
  expect([await told(guest), await told(anna)]).toEqual([[['community_request_denied']], []]);
});

test('new members are told to admins and to whoever invited them, grouped, until they leave', async () => {
  await t.db.query(
    `update space_members set permissions = array['invite'] where user_id = $1 and space_kind = 'community'`,
    [mona.userId],
  );
  await clear();
  const invited = await t.injectAs(mona, {
    ...{ method: 'PUT', url: url(`/invitations/${guest.blogName}`) },
    payload: {},
  });
  expect(invited.status).toBeLessThan(300);
  await joinAs(t, guest, handle);
  const other = await t.member(`other-${serial}`);
  await joinAs(t, other, handle);
  expect(await told(mona)).toEqual([['community_new_member', guest.blogName]]);
  expect(await told(anna)).toEqual([['community_new_member', other.blogName, guest.blogName]]);
  await t.injectAs(other, { method: 'DELETE', url: url('/membership') });
  expect(await told(anna)).toEqual([['community_new_member', guest.blogName]]);
});

test('new members are not told to an admin who muted the community', async () => {
  await clear();
  await t.injectAs(anna, { method: 'PUT', url: url('/mute') });
  await joinAs(t, guest, handle);
  expect(await told(anna)).toEqual([]);
});

test('setCommunityMember tells a member whose role or rights somebody else changed, each time', async () => {
  await clear();
  const change = (by: Member, payload: object) =>
    t.injectAs(by, { method: 'PUT', url: member(mona.blogName), payload });
  expect((await change(anna, { permissions: ['decide', 'members'] })).status).toBe(200);
  await change(anna, { permissions: ['decide', 'members'] });
  expect(await told(mona)).toEqual([['community_role_changed']]);
  expect((await change(anna, { role: 'member' })).status).toBe(200);
  expect(await told(mona)).toEqual([['community_role_changed'], ['community_role_changed']]);
});

test('a member who lowers their own role is not told of it', async () => {
  await clear();
  const payload = { role: 'member' };
  expect((await t.injectAs(mona, { method: 'PUT', url: member(mona.blogName), payload })).status).toBe(200);
  expect(await told(mona)).toEqual([]);
});

test('blogs that do not want news of communities are not told of requests and members', async () => {
  await clear();
  await t.injectAs(anna, {
    ...{ method: 'PATCH', url: `/v2/blog/${anna.blogName}/notification_settings` },
    payload: { communities: false },
  });
  await ask();
  expect(await told(anna)).toEqual([]);
});

test('getUserCounts and listCommunities count what waits in the queues that a member looks after', async () => {
  await ask();
  const counts = async (by: Member) =>
    (await t.injectAs(by, '/v2/user/counts?unread_mod_queue_counts=true')).body.response
      .unread_mod_queue_counts;
  const listed = async (by: Member) => {
    const { communities } = (await t.injectAs(by, '/v2/communities?mine=1')).body.response;
    return communities
      .filter((one: { name: string }) => one.name === handle)
      .map((one: { moderationQueueCount?: number }) => one.moderationQueueCount);
  };
  const { uuid } = (await t.injectAs(anna, url())).body.response.community;
  expect([await counts(anna), await counts(mona), await counts(guest)]).toEqual([
    { [uuid]: 1 },
    { [uuid]: 1 },
    {},
  ]);
  expect(await listed(anna)).toEqual([1]);
  expect((await t.injectAs(anna, url())).body.response.community.moderationQueueCount).toBe(1);
  await t.injectAs(anna, { method: 'PUT', url: member(guest.blogName) });
  expect([await counts(anna), await listed(anna), await listed(guest)]).toEqual([{}, [0], [undefined]]);
});
