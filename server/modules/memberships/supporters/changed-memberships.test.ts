import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnyBody } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { expectSoundBooks } from '#tests/support/payment-books.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';

const DAY_MS = 86_400_000;
const LOAF = { name: 'A loaf a month', amount: 400, currency: 'EUR', perks: ['A recipe'] };
const OVEN = { name: 'Friend of the oven', amount: 1200, currency: 'EUR', perks: [] };

let scene: PaymentScene;
let odile: Member;
let anna: Member;
let loaf: AnyBody;
let oven: AnyBody;
let serial = 0;
beforeAll(async () => {
  scene = await paymentScene();
});
afterAll(() => scene.close());
beforeEach(async () => {
  serial += 1;
  [odile, anna] = await Promise.all([
    scene.t.member(`odile-offers-${serial}`),
    scene.t.member(`anna-moves-${serial}`),
  ]);
  loaf = (await support('POST', '/plans', LOAF)).body.response.plan;
  oven = (await support('POST', '/plans', OVEN)).body.response.plan;
  await support('POST', '/onboarding', {});
  await support('PATCH', '', { enabled: true });
  const { body } = await scene.call(anna, 'POST', '/memberships/checkout', {
    tumblelog: odile.blogName,
    plan_id: loaf.id,
    period: 'month',
    country: 'PT',
  });
  await scene.confirm(anna, body.response.checkout);
});

function support(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) {
  return scene.call(odile, method, `/blog/${odile.blogName}/support${path}`, payload);
}

async function membership(): Promise<AnyBody> {
  return (await scene.call(anna, 'GET', '/memberships/subscriptions')).body.response.subscriptions[0];
}

async function change(values: object = {}) {
  const { id } = await membership();
  const payload = { plan_id: oven.id, period: 'month', ...values };
  return scene.call(anna, 'PUT', `/memberships/subscriptions/${id}/change`, payload);
}

/** Lets the time of the first month pass and does what is due. */
function afterMonth(): Promise<void> {
  return scene.doWhatIsDue(32 * DAY_MS);
}

const refusal = ({ status, body }: { status: number; body: AnyBody }) => [status, body.errors[0].code];

test('a change of plan shows plan, price and day, and holds from the next payment with its receipt', async () => {
  const { body } = await change({ expected_price: 1200, expected_currency: 'EUR' });
  const chosen = body.response.subscription;
  expect(chosen).toMatchObject({ plan: { name: LOAF.name }, price: { amount: 400 } });
  expect(chosen.change).toMatchObject({
    period: 'month',
    fromTs: chosen.currentPeriodEndTs,
    price: { amount: 1200, currency: 'EUR', country: 'PT' },
    plan: { name: OVEN.name },
  });
  await afterMonth();
  const now = await membership();
  expect([now.plan.name, now.price.amount, now.change]).toEqual([OVEN.name, 1200, undefined]);
  const { purchases } = (await scene.call(anna, 'GET', '/user/purchases')).body.response;
  expect(purchases[0]).toMatchObject({ kind: 'membership', picture: [{ url: expect.any(String) }] });
  expect(purchases.map((one: AnyBody) => [one.title, one.total.amount])).toEqual([
    [OVEN.name, 1200],
    [LOAF.name, 400],
  ]);
  await expectSoundBooks(scene.t.db);
});

test('the months before a change stay those of the plan that was paid', async () => {
  await change();
  await afterMonth();
  const { memberships } = (await scene.call(odile, 'GET', `/blog/${odile.blogName}/support`)).body.response;
  const months: AnyBody[] = memberships.income.months;
  expect(months.map(({ supporters }) => supporters.map((one: AnyBody) => [one.planName, one.count]))).toEqual(
    [[[LOAF.name, 1]], [[OVEN.name, 1]]],
  );
  expect(memberships.plans.map((one: AnyBody) => one.supporterCount)).toEqual([0, 1]);
});

test('a change of plan and period is taken back until it is paid', async () => {
  const before = await membership();
  const { body } = await change({ plan_id: loaf.id, period: 'year' });
  expect(body.response.subscription.change).toMatchObject({ period: 'year', price: { amount: 4000 } });
  const cancelled = await scene.call(anna, 'DELETE', `/memberships/subscriptions/${before.id}/change`);
  expect(cancelled.body.response.subscription).toEqual(before);
  await afterMonth();
  expect((await membership()).price.amount).toBe(400);
});

test('a change is refused for the plan that runs, a closed or foreign plan, and another price', async () => {
  expect(refusal(await change({ plan_id: loaf.id }))).toEqual([409, 4033]);
  expect(refusal(await change({ plan_id: '12' }))).toEqual([404, 4004]);
  expect(refusal(await change({ expected_price: 1100 }))).toEqual([409, 17_004]);
  await support('PUT', `/plans/${oven.id}`, { ...OVEN, is_open: false });
  expect(refusal(await change())).toEqual([409, 4032]);
  expect((await membership()).change).toBeUndefined();
});

test('a plan that closes or changes its price after it was chosen is charged as it was chosen, and not deleted', async () => {
  await change();
  expect((await support('PUT', `/plans/${oven.id}`, { ...OVEN, amount: 1500, is_open: false })).status).toBe(
    200,
  );
  expect(refusal(await support('DELETE', `/plans/${oven.id}`))).toEqual([409, 4032]);
  await afterMonth();
  expect((await membership()).price.amount).toBe(1200);
});

test('the membership of another member is not changed, nor one of a blog that blocks its supporter', async () => {
  const { id } = await membership();
  const payload = { plan_id: oven.id, period: 'month' };
  const path = `/memberships/subscriptions/${id}/change`;
  expect(refusal(await scene.call(odile, 'PUT', path, payload))).toEqual([404, 4004]);
  expect(refusal(await scene.call(odile, 'DELETE', path))).toEqual([404, 4004]);
  await scene.call(odile, 'PUT', `/user/blocks/${anna.blogName}`);
  expect(refusal(await scene.call(anna, 'PUT', path, payload))).toEqual([404, 4004]);
  expect((await membership()).change).toBeUndefined();
});
