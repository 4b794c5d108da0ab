import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { joinAs, newCommunity } from '#tests/support/communities.ts';
import { codesOf } from '#tests/support/community-posts.ts';
import type { Member } from '#tests/support/members.ts';
import { notificationsOf } from '#tests/support/notifications.ts';
import { hasUnattended, tellOfUnattended } from './stewardship-repository.ts';

let t: TestApp;
let anna: Member;
let bela: Member;
let handle: string;
let serial = 0;
beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela] = [await t.member('anna'), await t.member('bela')];
});
afterAll(() => t.close());
beforeEach(async () => {
  serial += 1;
  handle = await newCommunity(t, anna, { title: `Club ${serial}` });
  await joinAs(t, bela, handle);
});

const url = (rest = '') => `/v2/communities/${handle}${rest}`;
/** Sets the days since somebody last looked after the community. */
async function leaveAlone(days: number): Promise<void> {
  await t.db.query("update communities set attended_at = now() - $2 * interval '1 day' where handle = $1", [
    handle,
    days,
  ]);
}
function ask(by: Member, payload: object = { tumblelog: by.blogName }) {
  return t.injectAs(by, { method: 'POST', url: url('/stewardship'), payload });
}
const stewardship = async (by: Member) => (await t.injectAs(by, url())).body.response.community.stewardship;
async function toldNames(): Promise<string[]> {
  const rows = await t.db.query<{ name: string }>(
    `select b.name from notifications n join blogs b on b.id = n.blog_id join communities c on c.id = n.community_id
      where n.type = 'community_unattended' and c.handle = $1`,
    [handle],
  );
  return rows.map(({ name }) => name);
}

test('a member asks once to take over a community that is read-only, with a blog that is a member', async () => {
  await leaveAlone(61);
  expect(await stewardship(bela)).toMatchObject({ state: 'read_only', requested: false });
  expect(codesOf(await ask(bela, { tumblelog: 'anna' }))).toEqual([4003]);
  const first = await ask(bela, { tumblelog: 'bela', message: 'I would' });
  expect([first.status, first.body.response.stewardship]).toMatchObject([
    201,
    { state: 'read_only', requested: true },
  ]);
  expect((await ask(bela, { tumblelog: 'bela', message: 'Again' })).status).toBe(201);
  const rows = await t.db.query<{ message: string }>(
    `select r.message from community_stewardship_requests r join communities c on c.id = r.community_id where c.handle = $1`,
    [handle],
  );
  expect(rows).toEqual([{ message: 'I would' }]);
  expect([(await stewardship(bela)).requested, (await stewardship(anna)).requested]).toEqual([true, false]);
});

test('requestStewardship refuses a community that is attended or unattended, and everybody who is no member', async () => {
  expect(codesOf(await ask(bela))).toEqual([4032]);
  await leaveAlone(31);
  expect(codesOf(await ask(bela))).toEqual([4032]);
  await leaveAlone(61);
  expect(codesOf(await ask(await t.member(`guest-${serial}`)))).toEqual([4003]);
  expect((await t.inject({ method: 'POST', url: url('/stewardship'), payload: {} })).status).toBe(401);
});

test('those who run a community are told after 30 and after 60 days without an act, once each', async () => {
  await leaveAlone(29);
  await tellOfUnattended(t.db);
  expect(await toldNames()).toEqual([]);
  await leaveAlone(31);
  expect(await hasUnattended(t.db)).toBe(true);
  await tellOfUnattended(t.db);
  await tellOfUnattended(t.db);
  expect(await toldNames()).toEqual(['anna']);
  await leaveAlone(61);
  await tellOfUnattended(t.db);
  await tellOfUnattended(t.db);
  expect(await toldNames()).toEqual(['anna', 'anna']);
  expect(await hasUnattended(t.db)).toBe(false);
});

test('an act of a moderator ends the state and begins the time anew', async () => {
  await leaveAlone(61);
  await tellOfUnattended(t.db);
  await t.injectAs(anna, { method: 'PUT', url: url('/role_offers/bela'), payload: { role: 'admin' } });
  expect(await stewardship(bela)).toEqual({ state: 'attended' });
  await leaveAlone(31);
  await tellOfUnattended(t.db);
  expect(await toldNames()).toHaveLength(2);
});

async function openRequests(staff: Member) {
  const { status, body } = await t.injectAs(staff, '/v2/admin/stewardship_requests');
  expect(status).toBe(200);
  const all: { id: string; community: { name: string }; blog: { name: string } }[] =
    body.response.stewardshipRequests;
  return all.filter(({ community }) => community.name === handle);
}
function answer(staff: Member, id: string, payload: object) {
  return t.injectAs(staff, { method: 'PUT', url: `/v2/admin/stewardship_requests/${id}`, payload });
}

test('setStewardshipOutcome makes a member admin, opens the community and ends the other requests', async () => {
  const staff = await t.member(`staff-${serial}`, { role: 'admin' });
  const cleo = await t.member(`cleo-${serial}`);
  await joinAs(t, cleo, handle);
  await leaveAlone(61);
  await ask(bela, { tumblelog: 'bela', message: 'I would' });
  await ask(cleo);
  const [first, second] = await openRequests(staff);
  expect(first).toMatchObject({ blog: { name: 'bela' }, message: 'I would', role: 'member', postCount: 0 });
  expect(second).toMatchObject({ blog: { name: cleo.blogName } });
  expect((await answer(staff, first?.id ?? '', { outcome: 'granted' })).status).toBe(204);
  const { community } = (await t.injectAs(bela, url())).body.response;
  expect([community.membership.role, community.stewardship]).toEqual(['admin', { state: 'attended' }]);
  expect(await openRequests(staff)).toEqual([]);
  expect(codesOf(await answer(staff, second?.id ?? '', { outcome: 'granted' }))).toEqual([4004]);
  const told = await notificationsOf(t, bela);
  expect(told.notifications[0]).toMatchObject({
    type: 'community_role_changed',
    community: { name: handle },
  });
  const log = await t.injectAs(bela, url('/moderation/activity'));
  expect(log.body.response.entries[0]).toMatchObject({ action: 'role_changed', actorKind: 'staff' });
});

test('setStewardshipOutcome declines with words that the member reads, who cannot ask again', async () => {
  const staff = await t.member(`staff-${serial}`, { role: 'admin' });
  await leaveAlone(61);
  await ask(bela);
  const [request] = await openRequests(staff);
  const payload = { outcome: 'declined', message: ' Somebody else asked first. ' };
  expect((await answer(staff, request?.id ?? '', payload)).status).toBe(204);
  const declined = { requested: true, declined: true, answer: 'Somebody else asked first.' };
  expect(await stewardship(bela)).toMatchObject({ state: 'read_only', ...declined });
  expect((await ask(bela)).body.response.stewardship).toMatchObject(declined);
  expect(await openRequests(staff)).toEqual([]);
  expect(codesOf(await answer(staff, request?.id ?? '', payload))).toEqual([4004]);
});

test('setStewardshipOutcome grants nothing of a community that somebody looks after again, or that was left', async () => {
  const staff = await t.member(`staff-${serial}`, { role: 'admin' });
  await leaveAlone(61);
  await ask(bela);
  const [request] = await openRequests(staff);
  await leaveAlone(1);
  expect(codesOf(await answer(staff, request?.id ?? '', { outcome: 'granted' }))).toEqual([4032]);
  expect(await openRequests(staff)).toEqual([]);
  await leaveAlone(61);
  await t.injectAs(bela, { method: 'DELETE', url: url('/membership') });
  expect(codesOf(await answer(staff, request?.id ?? '', { outcome: 'granted' }))).toEqual([4004]);
  for (const id of ['0', 'x', '99999999999999999999'])
    expect([400, 404]).toContain((await answer(staff, id, { outcome: 'granted' })).status);
});

test('only staff read and answer requests for communities', async () => {
  await leaveAlone(61);
  await ask(bela);
  expect(codesOf(await t.injectAs(anna, '/v2/admin/stewardship_requests'))).toEqual([4003]);
  expect(codesOf(await answer(bela, '12', { outcome: 'granted' }))).toEqual([4003]);
});
