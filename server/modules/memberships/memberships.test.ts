import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnyBody } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { expectSoundBooks } from '#tests/support/payment-books.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { checkPayments } from '../payments/charges/check-payments.ts';
import { balanceOf } from '../payments/ledger/ledger-repository.ts';
import { payOut } from './payouts/pay-out.ts';

const DAY_MS = 86_400_000;
const LOAF = { name: 'A loaf a month', amount: 400, currency: 'EUR', perks: ['A recipe'] };

let scene: PaymentScene;
let odile: Member;
let anna: Member;
let bela: Member;
let plan: AnyBody;
let serial = 0;
beforeAll(async () => {
  scene = await paymentScene();
});
afterAll(() => scene.close());
beforeEach(async () => {
  serial += 1;
  [odile, anna, bela] = await Promise.all([
    scene.t.member(`odile-bakes-${serial}`),
    scene.t.member(`anna-supports-${serial}`),
    scene.t.member(`bela-watches-${serial}`),
  ]);
  plan = await newPlan(LOAF);
  await support(odile, 'POST', '/onboarding', {});
  await support(odile, 'PATCH', '', { enabled: true, description: 'Flour is dear.\n\nThis helps.' });
});

function support(
  member: Member,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
) {
  return scene.call(member, method, `/blog/${odile.blogName}/support${path}`, payload);
}

async function newPlan(values: object): Promise<AnyBody> {
  return (await support(odile, 'POST', '/plans', values)).body.response.plan;
}

function openCheckout(member: Member, values: object = {}) {
  return scene.call(member, 'POST', '/memberships/checkout', {
    tumblelog: odile.blogName,
    plan_id: plan.id,
    period: 'month',
    country: 'PT',
    ...values,
  });
}

/** Supports the blog and returns the membership. */
async function become(member: Member, values: object = {}): Promise<AnyBody> {
  const { body } = await openCheckout(member, values);
  await scene.confirm(member, body.response.checkout);
  return (await scene.call(member, 'GET', '/memberships/subscriptions')).body.response.subscriptions[0];
}

const refusal = ({ status, body }: { status: number; body: AnyBody }) => [status, body.errors[0].code];
const work = () => ({ db: scene.t.db, services: scene.t.app.services });

test('getMemberships shows plans with the tax of the country, and not how many support each', async () => {
  const { body } = await support(anna, 'GET', '?country=PT');
  expect(body.response.memberships).toMatchObject({
    enabled: true,
    blog: { name: odile.blogName },
    description: [
      { type: 'text', text: 'Flour is dear.' },
      { type: 'text', text: 'This helps.' },
    ],
    supporterCount: 0,
    plans: [
      {
        name: 'A loaf a month',
        perks: ['A recipe'],
        price: { amount: 400, currency: 'EUR', net: 325, tax: 75, country: 'PT' },
        yearlyPrice: { amount: 4000, tax: 748 },
        isOpen: true,
      },
    ],
  });
  expect(body.response.memberships.plans[0]).not.toHaveProperty('supporterCount');
  expect(body.response.memberships).not.toHaveProperty('monthlyRevenue');
});

test('getMemberships is not found for others until memberships are switched on', async () => {
  await support(odile, 'PATCH', '', { enabled: false });
  expect(refusal(await support(anna, 'GET', ''))).toEqual([404, 4004]);
  expect((await support(odile, 'GET', '')).body.response.memberships.enabled).toBe(false);
});

test('editMemberships switches on only with payouts and an open plan', async () => {
  const owner = await scene.t.member(`owner-${serial}`);
  const edit = (payload: object) => scene.call(owner, 'PATCH', `/blog/${owner.blogName}/support`, payload);
  expect((await edit({ enabled: true })).body.errors[0]).toMatchObject({
    code: 4032,
    detail: 'Set up payouts first.',
  });
  const { body } = await scene.call(owner, 'POST', `/blog/${owner.blogName}/support/onboarding`, {
    path: '/settings',
  });
  expect(body.response.onboardingUrl).toBe('/settings');
  expect(refusal(await edit({ enabled: true }))).toEqual([409, 4032]);
  await scene.call(owner, 'POST', `/blog/${owner.blogName}/support/plans`, { ...LOAF, is_open: false });
  expect(refusal(await edit({ enabled: true }))).toEqual([409, 4032]);
  await scene.call(owner, 'POST', `/blog/${owner.blogName}/support/plans`, LOAF);
  expect((await edit({ enabled: true })).body.response.memberships).toMatchObject({
    enabled: true,
    isSkeinpayOnboarded: true,
  });
});

test('getBlogInfo says whether a blog can be supported: memberships are on and a plan is open', async () => {
  const canBeSupported = async () => {
    const { body } = await scene.call(anna, 'GET', `/blog/${odile.blogName}/info`);
    return body.response.blog.canBeSupported;
  };
  expect(await canBeSupported()).toBe(true);
  await support(odile, 'PATCH', '', { enabled: false });
  expect(await canBeSupported()).toBe(false);
});

test('createMembershipPlan refuses a currency in which nothing is sold', async () => {
  const { status, body } = await support(odile, 'POST', '/plans', { ...LOAF, currency: 'XAU' });
  expect([status, body.errors[0].code]).toEqual([400, 5016]);
});

test('a member becomes a supporter for a month and pays the price that was shown', async () => {
  const changed = await openCheckout(anna, { expected_price: 300, expected_currency: 'EUR' });
  expect(refusal(changed)).toEqual([409, 17_004]);
  const { body } = await openCheckout(anna, { expected_price: 400, expected_currency: 'EUR' });
  expect(body.response.checkout).toMatchObject({
    kind: 'membership',
    status: 'open',
    total: { amount: 400, currency: 'EUR' },
    lines: [{ title: 'A loaf a month' }],
    schedule: [{ price: { amount: 400 } }],
  });
  const paid = await scene.confirm(anna, body.response.checkout);
  expect(paid.body.response.checkout.status).toBe('paid');
  const { purchaseId } = paid.body.response.checkout;
  const receipt = await scene.call(anna, 'GET', `/user/purchases/${purchaseId}`);
  expect(receipt.body.response.purchase).toMatchObject({
    kind: 'membership',
    title: 'A loaf a month',
    status: 'paid',
    blogName: odile.blogName,
  });
  const { subscriptions } = (await scene.call(anna, 'GET', '/memberships/subscriptions')).body.response;
  expect(subscriptions).toMatchObject([
    {
      kind: 'memberships',
      status: 'active',
      period: 'month',
      price: { amount: 400 },
      blog: { name: odile.blogName },
      plan: { id: plan.id },
    },
  ]);
  const seen = (await support(anna, 'GET', '')).body.response.memberships;
  expect(seen).toMatchObject({ supporterCount: 1, subscription: { status: 'active' } });
  expect((await support(bela, 'GET', '')).body.response.memberships).not.toHaveProperty('subscription');
});

test('a yearly membership costs ten months', async () => {
  expect(await become(anna, { period: 'year' })).toMatchObject({ period: 'year', price: { amount: 4000 } });
});

test('createMembershipCheckout refuses a second membership of a blog, an own blog, and a closed plan', async () => {
  await become(anna);
  const other = await newPlan({ ...LOAF, name: 'Other' });
  expect(refusal(await openCheckout(anna))).toEqual([409, 17_002]);
  expect(refusal(await openCheckout(anna, { plan_id: other.id }))).toEqual([409, 17_002]);
  expect(refusal(await openCheckout(odile))).toEqual([409, 4032]);
  await support(odile, 'PUT', `/plans/${other.id}`, { ...LOAF, is_open: false });
  expect(refusal(await openCheckout(bela, { plan_id: other.id }))).toEqual([409, 4032]);
  expect(refusal(await openCheckout(bela, { plan_id: '12' }))).toEqual([404, 4004]);
});

test('two checkouts of one blog are paid once', async () => {
  const other = await newPlan({ ...LOAF, name: 'Other' });
  const first = (await openCheckout(anna)).body.response.checkout;
  const second = (await openCheckout(anna, { plan_id: other.id })).body.response.checkout;
  expect(first.id).not.toBe(second.id);
  const answers = await Promise.all([scene.confirm(anna, first), scene.confirm(anna, second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await scene.call(anna, 'GET', '/user/purchases')).body.response.purchases).toHaveLength(1);
});

test('a plan that closes meanwhile is not sold, and a new price is for new supporters', async () => {
  await become(anna);
  const { checkout } = (await openCheckout(bela)).body.response;
  await support(odile, 'PUT', `/plans/${plan.id}`, { ...LOAF, amount: 500 });
  expect(refusal(await scene.confirm(bela, checkout))).toEqual([409, 17_004]);
  await support(odile, 'PUT', `/plans/${plan.id}`, { ...LOAF, is_open: false });
  expect(refusal(await scene.confirm(bela, checkout))).toEqual([409, 4032]);
  const { subscriptions } = (await scene.call(anna, 'GET', '/memberships/subscriptions')).body.response;
  expect(subscriptions[0].price.amount).toBe(400);
});

test('listSupporters names supporters with their words, plan and sum, by status, for members of the blog', async () => {
  await become(anna, { message: ' For the fog loaf. ' });
  const { body } = await support(odile, 'GET', '/supporters');
  expect(body.response).toMatchObject({
    total: 1,
    supporters: [
      {
        blog: { name: anna.blogName },
        plan: { id: plan.id, supporterCount: 1 },
        status: 'active',
        total: { amount: 400 },
        message: 'For the fog loaf.',
      },
    ],
  });
  expect((await support(odile, 'GET', '/supporters?status=cancelled')).body.response).toMatchObject({
    total: 0,
    supporters: [],
  });
  expect((await support(bela, 'GET', '/supporters')).status).toBe(403);
  const profile = (await support(odile, 'GET', '')).body.response.memberships;
  expect(profile.monthlyRevenue).toMatchObject({ amount: 293, currency: 'EUR' });
});

test('a membership is cancelled at the end of its time, resumed, and is nobody else’s', async () => {
  const { id } = await become(anna);
  const of = (member: Member, method: 'DELETE' | 'PATCH') =>
    scene.call(
      member,
      method,
      `/memberships/subscriptions/${id}`,
      method === 'PATCH' ? { status: 'active' } : undefined,
    );
  expect(refusal(await of(bela, 'DELETE'))).toEqual([404, 4004]);
  expect(refusal(await of(bela, 'PATCH'))).toEqual([404, 4004]);
  expect((await of(anna, 'DELETE')).body.response.subscription).toMatchObject({ status: 'pending-cancel' });
  expect(refusal(await of(anna, 'DELETE'))).toEqual([409, 4033]);
  expect((await of(anna, 'PATCH')).body.response.subscription).toMatchObject({ status: 'active' });
  await of(anna, 'DELETE');
  scene.pass(40 * DAY_MS);
  await checkPayments(work());
  expect(refusal(await of(anna, 'PATCH'))).toEqual([409, 4032]);
});

test('a membership renews, and ends with a blog that is not there any more', async () => {
  await become(anna);
  scene.pass(32 * DAY_MS);
  await checkPayments(work());
  expect((await scene.call(anna, 'GET', '/user/purchases')).body.response.purchases).toHaveLength(2);
  await scene.t.db.query(`update blogs set state = 'suspended' where id = $1`, [odile.blogId]);
  scene.pass(32 * DAY_MS);
  await checkPayments(work());
  expect((await scene.call(anna, 'GET', '/user/purchases')).body.response.purchases).toHaveLength(2);
  const { subscriptions } = (await scene.call(anna, 'GET', '/memberships/subscriptions')).body.response;
  expect(subscriptions[0]).toMatchObject({ status: 'cancelled' });
});

test('deleteMembershipPlan refuses a plan that somebody pays for', async () => {
  const { id } = await become(anna);
  expect(refusal(await support(odile, 'DELETE', `/plans/${plan.id}`))).toEqual([409, 4032]);
  await scene.call(anna, 'DELETE', `/memberships/subscriptions/${id}`);
  scene.pass(40 * DAY_MS);
  await checkPayments(work());
  expect((await support(odile, 'DELETE', `/plans/${plan.id}`)).status).toBe(204);
  expect(refusal(await support(odile, 'DELETE', `/plans/${plan.id}`))).toEqual([404, 4004]);
});

test('the blog gets nine tenths of the net, paid out once when nothing can be returned any more', async () => {
  const account = `payable:${odile.blogId}`;
  const owed = async () => (await balanceOf(scene.t.db, account)).get('EUR') ?? 0n;
  await become(anna);
  expect(await owed()).toBe(-293n);
  await payOut(work());
  expect(await owed()).toBe(-293n);
  scene.pass(15 * DAY_MS);
  await Promise.all([payOut(work()), payOut(work())]);
  expect(await owed()).toBe(0n);
  const payouts = await scene.t.db.query('select amount::int, status from payouts where blog_id = $1', [
    odile.blogId,
  ]);
  expect(payouts).toEqual([{ amount: 293, status: 'done' }]);
  await expectSoundBooks(scene.t.db);
});

test('a returned membership takes the share of the blog back and ends', async () => {
  await become(anna);
  const [{ id }] = (await scene.call(anna, 'GET', '/user/purchases')).body.response.purchases;
  expect((await scene.call(anna, 'POST', `/user/purchases/${id}/refunds`, {})).status).toBe(201);
  expect((await balanceOf(scene.t.db, `payable:${odile.blogId}`)).get('EUR')).toBe(0n);
  const { subscriptions } = (await scene.call(anna, 'GET', '/memberships/subscriptions')).body.response;
  expect(subscriptions[0]).toMatchObject({ status: 'cancelled' });
  await expectSoundBooks(scene.t.db);
});
