import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handlers } from '#generated/handlers.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';

let t: TestApp;
let staff: Member;
let ivy: Member;
let otto: Member;
beforeAll(async () => {
  t = await buildTestApp();
  staff = await t.member('staff', { role: 'admin' });
  [ivy, otto] = [await t.member('ivy'), await t.member('otto')];
});
afterAll(() => t.close());
beforeEach(() => t.db.query('delete from site_flags'));

type Gated = { id: OperationId; method: 'GET'; path: string; access: string; feature: string };

/** All built operations of features that the site can switch. */
const gated = Object.entries(operations).flatMap(([id, row]) =>
  'feature' in row && (handlers as Partial<Record<OperationId, unknown>>)[id as OperationId]
    ? [{ id, method: row.method, path: row.path, access: row.access, feature: row.feature } as Gated]
    : [],
);
const FEATURES = [...new Set(gated.map(({ feature }) => feature))];

/** Fills the parameters of a path with values that fit their pattern and name nothing. */
function addressOf({ path }: Gated): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (/id$/.test(name) ? '1' : 'nothing'));
}

/** Returns true when a call was refused because its feature is switched off for the caller. */
async function isClosed(operation: Gated, member?: Member): Promise<boolean> {
  const call = { method: operation.method, url: addressOf(operation) };
  const { status, body } = await (member ? t.injectAs(member, call) : t.inject(call));
  const [error] = body?.errors ?? [];
  return status === 404 && error?.code === 4004 && error.reason === 'feature';
}

async function set(name: string, payload: object): Promise<void> {
  const { status } = await t.injectAs(staff, { method: 'PUT', url: `/v2/admin/flags/${name}`, payload });
  expect(status).toBe(200);
}

it('the contract gates operations of communities, collections, patio, premium and memberships', () => {
  expect(FEATURES.toSorted()).toEqual(['collections', 'communities', 'memberships', 'patio', 'premium']);
});

it.each([
  'cancelSubscription',
  'getSubscription',
  'cancelMembership',
  'listMemberships',
  'createRefund',
] as const)('%s is never switched off, so that what costs money can always be ended', (id) =>
  expect(operations[id]).not.toHaveProperty('feature'),
);

describe.each(FEATURES)('%s', (feature) => {
  const own = gated.filter((one) => one.feature === feature);
  const open = own.filter(({ access }) => access === 'public');
  const closedTo = async (list: readonly Gated[], member?: Member): Promise<string[]> => {
    const ids: string[] = [];
    for (const one of list) if (await isClosed(one, member)) ids.push(one.id);
    return ids;
  };

  it(`operations of ${feature} answer 4004 to everybody while it is switched off [permission-11] [community-permission-07]`, async () => {
    await set(feature, { audience: 'nobody' });
    const all = own.map(({ id }) => id);
    expect(await closedTo(own, ivy)).toEqual(all);
    expect(await closedTo(own, staff)).toEqual(all);
    expect(await closedTo(open)).toEqual(open.map(({ id }) => id));
  });

  it(`operations of ${feature} answer everybody while it is switched on, and while members choose`, async () => {
    for (const audience of ['everyone', 'choice']) {
      await set(feature, { audience });
      expect([audience, await closedTo(own, ivy)]).toEqual([audience, []]);
      expect([audience, await closedTo(open)]).toEqual([audience, []]);
    }
  });

  it(`operations of ${feature} answer only staff, named accounts or a share of the members`, async () => {
    const [first] = own;
    if (!first) throw new Error('A feature without operations.');
    const closed = async () => Promise.all([staff, ivy, otto].map((member) => isClosed(first, member)));
    await set(feature, { audience: 'staff' });
    expect(await closed()).toEqual([false, true, true]);
    await set(feature, { audience: 'named', account_ids: [otto.userId] });
    expect(await closed()).toEqual([true, true, false]);
    await set(feature, { audience: 'percent', percent: 0, account_ids: [ivy.userId] });
    expect(await closed()).toEqual([true, false, true]);
    await set(feature, { audience: 'percent', percent: 100 });
    expect(await closed()).toEqual([false, false, false]);
    expect(await closedTo(open)).toEqual(open.map(({ id }) => id));
  });

  it(`getUserInfo lists ${feature} for those whom its operations answer`, async () => {
    const listed = async (member?: Member) => {
      const { body } = await (member ? t.injectAs(member, '/v2/user/info') : t.inject('/v2/user/info'));
      return body.response.features.includes(feature);
    };
    await set(feature, { audience: 'named', account_ids: [ivy.userId] });
    expect([await listed(ivy), await listed(otto), await listed()]).toEqual([true, false, false]);
    await set(feature, { audience: 'everyone' });
    expect([await listed(ivy), await listed()]).toEqual([true, true]);
  });
});

it('createPost to a community answers 4004 while communities are switched off', async () => {
  await set('communities', { audience: 'nobody' });
  const payload = { content: [{ type: 'text', text: 'Fog.' }], tumblelog: 'ivy' };
  const { status, body } = await t.injectAs(ivy, { method: 'POST', url: '/v2/blog/@@knots/posts', payload });
  expect([status, body.errors[0].reason]).toEqual([404, 'feature']);
});

it('getUserCounts leaves the counts of communities out while they are switched off', async () => {
  const counts = async () => {
    const { body } = await t.injectAs(ivy, '/v2/user/counts?unread_community_counts=true');
    return Object.keys(body.response);
  };
  expect(await counts()).toContain('unread_community_post_counts');
  await set('communities', { audience: 'nobody' });
  expect(await counts()).not.toContain('unread_community_post_counts');
});
