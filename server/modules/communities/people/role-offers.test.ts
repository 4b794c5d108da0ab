import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { giveRole, joinAs, newCommunity } from '#tests/support/communities.ts';
import { codesOf } from '#tests/support/community-posts.ts';
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
  await joinAs(t, bela, handle);
});

const url = (rest = '') => `/v2/communities/${handle}${rest}`;
function offer(by: Member, blog: string, payload: object = { role: 'moderator' }) {
  return t.injectAs(by, { method: 'PUT', url: url(`/role_offers/${blog}`), payload });
}
function accept(by: Member, blog = by.blogName) {
  return t.injectAs(by, { method: 'PUT', url: url(`/role_offers/${blog}/acceptance`) });
}
function revoke(by: Member, blog: string) {
  return t.injectAs(by, { method: 'DELETE', url: url(`/role_offers/${blog}`) });
}
function setMember(by: Member, blog: string, payload?: object) {
  return t.injectAs(by, { method: 'PUT', url: url(`/members/${blog}`), ...(payload && { payload }) });
}
const offers = async () => (await t.injectAs(anna, url('/role_offers'))).body.response.offers;
async function offerNotices(member: Member): Promise<number> {
  const rows = await t.db.query(
    `select 1 from notifications n join communities c on c.id = n.community_id
      where n.blog_id = $1 and n.type = 'community_role_offer' and c.handle = $2`,
    [member.blogId, handle],
  );
  return rows.length;
}

test('a member is offered a role, is notified, and has it once they accept', async () => {
  const { status, body } = await offer(anna, 'bela', { role: 'moderator', message: 'Would you?' });
  expect([status, body.response.offer]).toMatchObject([
    200,
    {
      blog: { name: 'bela' },
      offeredBy: { name: 'anna' },
      role: 'moderator',
      message: 'Would you?',
      permissions: ['decide', 'members', 'invite', 'rules'],
    },
  ]);
  expect([await offers(), await offerNotices(bela)]).toMatchObject([[{ blog: { name: 'bela' } }], 1]);
  expect((await t.injectAs(bela, url())).body.response.community.membership.role).toBe('member');
  const accepted = await accept(bela);
  expect(accepted.body.response.community.membership).toMatchObject({
    role: 'moderator',
    permissions: ['decide', 'members', 'invite', 'rules'],
    hasReadModerationGuide: false,
  });
  expect([await offers(), await offerNotices(bela)]).toEqual([[], 0]);
  expect(codesOf(await accept(bela))).toEqual([4004]);
});

test('an offer is replaced by the next one, withdrawn by admins and declined by the member', async () => {
  await offer(anna, 'bela');
  await offer(anna, 'bela', { role: 'admin' });
  expect([await offers(), await offerNotices(bela)]).toMatchObject([[{ role: 'admin' }], 1]);
  expect((await revoke(anna, 'bela')).status).toBe(204);
  expect((await revoke(anna, 'bela')).status).toBe(204);
  expect(codesOf(await accept(bela))).toEqual([4004]);
  await offer(anna, 'bela');
  expect((await revoke(bela, 'bela')).status).toBe(204);
  expect([await offers(), await offerNotices(bela)]).toEqual([[], 0]);
});

test('the admin who offered a role hears whether it was accepted or declined, and not of an offer they withdrew', async () => {
  async function answers(member: Member): Promise<{ type: string; from: string }[]> {
    return t.db.query(
      `select n.type, b.name as from from notifications n join communities c on c.id = n.community_id
         join blogs b on b.id = n.actor_blog_id
        where n.blog_id = $1 and n.type in ('community_role_accepted', 'community_role_declined') and c.handle = $2
        order by n.id`,
      [member.blogId, handle],
    );
  }
  await offer(anna, 'bela');
  await revoke(anna, 'bela');
  expect(await answers(anna)).toEqual([]);
  await offer(anna, 'bela');
  await revoke(bela, 'bela');
  await offer(anna, 'bela');
  await accept(bela);
  expect(await answers(anna)).toEqual([
    { type: 'community_role_declined', from: 'bela' },
    { type: 'community_role_accepted', from: 'bela' },
  ]);
  expect(await answers(bela)).toEqual([]);
});

test('roles are offered by admins of the community alone, to members without that role', async () => {
  await joinAs(t, cleo, handle);
  await giveRole(t, bela, handle, 'moderator');
  expect(codesOf(await offer(bela, 'cleo'))).toEqual([4003]);
  expect(codesOf(await t.injectAs(bela, url('/role_offers')))).toEqual([4003]);
  expect(codesOf(await offer(anna, 'bela'))).toEqual([4033]);
  expect(codesOf(await offer(anna, 'anna'))).toEqual([4033]);
  await t.injectAs(cleo, { method: 'DELETE', url: url('/membership') });
  expect(codesOf(await offer(anna, 'cleo'))).toEqual([4004]);
  await offer(anna, 'bela', { role: 'admin' });
  expect(codesOf(await accept(cleo, 'bela'))).toEqual([4003]);
  expect(codesOf(await revoke(cleo, 'bela'))).toEqual([4003]);
  expect(await offers()).toHaveLength(1);
});

test('an offer ends when the member leaves, and admins of another community do not see it', async () => {
  await offer(anna, 'bela');
  const other = await newCommunity(t, cleo, { title: `Other ${serial}` });
  const elsewhere = await t.injectAs(cleo, `/v2/communities/${other}/role_offers`);
  expect(elsewhere.body.response.offers).toEqual([]);
  const foreign = { method: 'DELETE' as const, url: `/v2/communities/${other}/role_offers/bela` };
  expect((await t.injectAs(cleo, foreign)).status).toBe(204);
  expect(await offers()).toHaveLength(1);
  await t.injectAs(bela, { method: 'DELETE', url: url('/membership') });
  expect(codesOf(await accept(bela))).toEqual([23002]);
  await joinAs(t, bela, handle);
  expect(codesOf(await accept(bela))).toEqual([4004]);
});

test('a moderator has the rights that were offered, until an admin changes them', async () => {
  await joinAs(t, cleo, handle);
  await offer(anna, 'bela', { role: 'moderator', permissions: ['invite'] });
  const { membership, memberships } = (await accept(bela)).body.response.community;
  expect([membership.permissions, memberships[0].permissions]).toEqual([['invite'], ['invite']]);
  const mute = { muted: true };
  expect(codesOf(await setMember(bela, 'cleo', mute))).toEqual([4003]);
  expect(codesOf(await t.injectAs(bela, url('/membership_requests')))).toEqual([4003]);
  expect(codesOf(await setMember(bela, 'bela', { permissions: ['members'] }))).toEqual([4003]);
  expect(codesOf(await setMember(anna, 'cleo', { permissions: ['members'] }))).toEqual([4003]);
  const { member } = (await setMember(anna, 'bela', { permissions: ['members'] })).body.response;
  expect(member.permissions).toEqual(['members']);
  expect((await setMember(bela, 'cleo', mute)).status).toBe(200);
  const invitation = { method: 'POST' as const, url: url('/invite_hash') };
  expect(codesOf(await t.injectAs(bela, invitation))).toEqual([23012]);
});

test('setModerationGuideRead is remembered for those who run the community', async () => {
  const read = (by: Member) => t.injectAs(by, { method: 'PUT', url: url('/moderation/guide') });
  expect(codesOf(await read(bela))).toEqual([4003]);
  expect((await read(anna)).body.response.membership.hasReadModerationGuide).toBe(true);
  expect((await t.injectAs(anna, url())).body.response.community.membership).toMatchObject({
    ...{ hasReadModerationGuide: true, role: 'admin' },
  });
});

test('getCommunity tells a member of the role that they are offered, and nobody else', async () => {
  await joinAs(t, cleo, handle);
  await offer(anna, 'bela', { role: 'moderator', message: 'Would you?' });
  const shown = async (by: Member) => (await t.injectAs(by, url())).body.response.community.roleOffer;
  expect(await shown(bela)).toMatchObject({
    blog: { name: 'bela' },
    offeredBy: { name: 'anna' },
    role: 'moderator',
    message: 'Would you?',
  });
  expect([await shown(cleo), await shown(anna)]).toEqual([undefined, undefined]);
  await accept(bela);
  expect(await shown(bela)).toBeUndefined();
});
