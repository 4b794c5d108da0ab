import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnyBody } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { postAs, text } from '#tests/support/posts.ts';

let scene: PaymentScene;
let odile: Member;
let anna: Member;
let bela: Member;
let planId: string;
let serial = 0;
beforeAll(async () => {
  scene = await paymentScene();
});
afterAll(() => scene.close());
beforeEach(async () => {
  serial += 1;
  [odile, anna, bela] = await Promise.all([
    scene.t.member(`odile-is-held-${serial}`),
    scene.t.member(`anna-is-seen-${serial}`),
    scene.t.member(`bela-reads-${serial}`),
  ]);
  const page = `/blog/${odile.blogName}/support`;
  const plan = { name: 'A loaf a month', amount: 400, currency: 'EUR', perks: [] };
  planId = (await scene.call(odile, 'POST', `${page}/plans`, plan)).body.response.plan.id;
  await scene.call(odile, 'POST', `${page}/onboarding`, {});
  await scene.call(odile, 'PATCH', page, { enabled: true });
});

/** Opens a checkout of odile's plan. */
async function openCheckout(member: Member, values: object = {}): Promise<AnyBody> {
  const { body } = await scene.call(member, 'POST', '/memberships/checkout', {
    tumblelog: odile.blogName,
    plan_id: planId,
    period: 'month',
    country: 'PT',
    ...values,
  });
  return body.response.checkout;
}

/** Supports odile and returns the membership. */
async function become(member: Member, values: object = {}): Promise<AnyBody> {
  await scene.confirm(member, await openCheckout(member, values));
  return (await scene.call(member, 'GET', '/memberships/subscriptions')).body.response.subscriptions[0];
}

function setListed(member: Member, { id }: AnyBody, isListed: unknown) {
  return scene.call(member, 'PUT', `/memberships/subscriptions/${id}/listing`, { is_listed: isListed });
}

/** Returns the support page of odile as a member sees it. */
async function pageFor(member: Member): Promise<AnyBody> {
  const { body } = await scene.call(member, 'GET', `/blog/${odile.blogName}/support`);
  return body.response.memberships;
}

async function namesFor(member: Member): Promise<string[]> {
  return (await pageFor(member)).listedSupporters.map(({ name }: AnyBody) => name);
}

test('a supporter is not named on the support page without having said so', async () => {
  expect(await become(anna)).toMatchObject({ status: 'active', isListed: false });
  expect(await pageFor(bela)).toMatchObject({ supporterCount: 1, listedSupporters: [] });
});

test('a supporter who agreed at the checkout is named from the first payment on, and not before', async () => {
  const checkout = await openCheckout(anna, { is_listed: true });
  expect(checkout).toMatchObject({ isListed: true });
  expect(await namesFor(bela)).toEqual([]);
  await scene.confirm(anna, checkout);
  expect(await namesFor(bela)).toEqual([anna.blogName]);
});

test('a checkout that is opened again without the consent has none', async () => {
  const first = await openCheckout(anna, { is_listed: true });
  const again = await openCheckout(anna);
  expect(again).toMatchObject({ id: first.id, isListed: false });
  await scene.confirm(anna, again);
  expect(await namesFor(bela)).toEqual([]);
});

test('setMembershipListing names a supporter, and a withdrawn consent holds at once', async () => {
  const membership = await become(anna);
  const { body } = await setListed(anna, membership, true);
  expect(body.response.subscription).toMatchObject({ id: membership.id, isListed: true });
  expect(await namesFor(bela)).toEqual([anna.blogName]);
  expect((await setListed(anna, membership, false)).body.response.subscription.isListed).toBe(false);
  expect(await namesFor(bela)).toEqual([]);
});

test('setMembershipListing does not find the membership of another member, nor take anything but yes and no', async () => {
  const membership = await become(anna);
  const stranger = await setListed(bela, membership, true);
  expect([stranger.status, stranger.body.errors[0].code]).toEqual([404, 4004]);
  const owner = await setListed(odile, membership, true);
  expect([owner.status, owner.body.errors[0].code]).toEqual([404, 4004]);
  expect((await setListed(anna, membership, 'perhaps')).status).toBe(400);
  expect(await namesFor(bela)).toEqual([]);
});

test('a supporter is named while a stopped membership runs, and not after its end', async () => {
  const { id } = await become(anna, { is_listed: true });
  await scene.call(anna, 'DELETE', `/memberships/subscriptions/${id}`);
  expect(await namesFor(bela)).toEqual([anna.blogName]);
  await scene.t.db.query("update subscriptions set status = 'cancelled', ended_at = now() where id = $1", [
    id,
  ]);
  expect(await namesFor(bela)).toEqual([]);
});

test('a member who supports again after an end is named only if they agree again', async () => {
  const { id } = await become(anna, { is_listed: true });
  await scene.t.db.query("update subscriptions set status = 'cancelled', ended_at = now() where id = $1", [
    id,
  ]);
  await become(anna);
  expect(await namesFor(bela)).toEqual([]);
});

test.each([
  ['the reader blocks the supporter', () => [bela, anna]],
  ['the supporter blocks the reader', () => [anna, bela]],
  ['the supported blog blocks the supporter', () => [odile, anna]],
  ['the supporter blocks the supported blog', () => [anna, odile]],
] as const)('a supporter is not named when %s', async (_case, pair) => {
  await become(anna, { is_listed: true });
  expect(await namesFor(bela)).toEqual([anna.blogName]);
  const [blocker, blocked] = pair() as [Member, Member];
  await scene.call(blocker, 'PUT', `/user/blocks/${blocked.blogName}`);
  expect(await namesFor(bela)).toEqual([]);
});

test.each([
  ['suspended', "state = 'suspended'"],
  ['deleted', "state = 'deactivated'"],
  ['private', 'is_private = true'],
  ['behind a password', "password_hash = 'x'"],
])('a supporter is not named when their blog is %s', async (_case, change) => {
  await become(anna, { is_listed: true });
  await scene.t.db.query(`update blogs set ${change} where id = $1`, [anna.blogId]);
  expect(await namesFor(bela)).toEqual([]);
});

test('getMemberships lists posts with a part for supporters by title and amounts, and nothing of that part', async () => {
  const paywall = (words: string) => [
    ...text('Open words'),
    {
      type: 'nested-blocks' as const,
      subtype: 'paywall' as const,
      blocks: [{ type: 'text' as const, text: words }],
    },
  ];
  for (let day = 1; day <= 7; day += 1)
    await postAs(scene.t, odile, { content: paywall(`Secret words ${day}`) });
  await postAs(scene.t, odile, { content: text('All of it is open') });
  await postAs(scene.t, odile, { content: paywall('Not yet out'), state: 'draft' });
  const page = await pageFor(bela);
  expect(page.paidPostCount).toBe(7);
  expect(page.paidPosts).toHaveLength(6);
  expect(page.paidPosts[0]).toMatchObject({ title: 'Open words', withheld: { wordCount: 3, imageCount: 0 } });
  expect(JSON.stringify(page)).not.toContain('Secret');
  const ids = page.paidPosts.map(({ id }: AnyBody) => BigInt(id));
  expect(ids).toEqual([...ids].sort((a, b) => (a < b ? 1 : -1)));
});
