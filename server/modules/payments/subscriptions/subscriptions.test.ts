import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Member } from '#tests/support/members.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { addedPeriod } from './added-period.ts';
import { type SubscriptionEvent, statusAfter, TRANSITIONS } from './subscription-status.ts';

const DAY_MS = 86_400_000;

let scene: PaymentScene;
let anna: Member;
let serial = 0;
beforeAll(async () => {
  scene = await paymentScene();
});
afterAll(() => scene.close());
beforeEach(async () => {
  serial += 1;
  anna = await scene.t.member(`anna-subscribes-${serial}`);
});

async function subscription(member = anna) {
  return (await scene.call(member, 'GET', '/premium/subscription')).body.response.subscription;
}

async function purchaseCount(member = anna): Promise<number> {
  return (await scene.call(member, 'GET', '/user/purchases')).body.response.purchases.length;
}

const cancel = () => scene.call(anna, 'DELETE', '/premium/subscription');
const resume = () => scene.call(anna, 'PATCH', '/premium/subscription', { status: 'active' });

test('getSubscription answers 17003 to who never had premium', async () => {
  const { status, body } = await scene.call(anna, 'GET', '/premium/subscription');
  expect([status, body.errors[0].code]).toEqual([404, 17003]);
  expect((await cancel()).body.errors[0].code).toBe(17003);
  expect((await resume()).body.errors[0].code).toBe(17003);
});

test('a subscription is pending while its first payment is undecided [premium-03]', async () => {
  await scene.t.db.query(`update sale_countries set tax_rate_bps = tax_rate_bps`);
  const { body } = await scene.buy(anna, 'bank-check');
  expect(body.response.checkout.status).toBe('needs-action');
  expect((await subscription()).status).toBe('pending');
  expect((await cancel()).body.errors[0].code).toBe(4033);
  expect((await resume()).body.errors[0].code).toBe(4032);
  await scene.confirm(anna, body.response.checkout);
  expect((await subscription()).status).toBe('active');
});

test('getUserInfo names the status of premium from its first payment to its end, and none before', async () => {
  const told = async () => {
    const { user } = (await scene.call(anna, 'GET', '/user/info')).body.response;
    return [user.premium, user.adFree];
  };
  expect(await told()).toEqual([undefined, false]);
  const { body } = await scene.buy(anna, 'bank-check');
  expect(await told()).toEqual(['pending', false]);
  await scene.confirm(anna, body.response.checkout);
  expect(await told()).toEqual(['active', true]);
  await cancel();
  expect(await told()).toEqual(['pending-cancel', true]);
  await scene.doWhatIsDue(32 * DAY_MS);
  expect(await told()).toEqual(['cancelled', false]);
});

test('a subscription renews at the end of its paid time, and each period is paid once', async () => {
  await scene.buy(anna);
  const first = await subscription();
  expect(first.nextPayment.atTs).toBe(first.currentPeriodEndTs);
  await scene.doWhatIsDue(29 * DAY_MS);
  expect(await purchaseCount()).toBe(1);
  await scene.doWhatIsDue(2 * DAY_MS);
  await scene.doWhatIsDue(0);
  const second = await subscription();
  expect([second.status, await purchaseCount()]).toEqual(['active', 2]);
  expect(second.currentPeriodEndTs).toBe(addedPeriod(first.currentPeriodEndTs * 1000, 'month'));
});

test('periods that went by while nothing ran are given away, and the next one is charged in its time', async () => {
  await scene.buy(anna);
  await scene.doWhatIsDue(100 * DAY_MS);
  await scene.doWhatIsDue(0);
  const late = await subscription();
  expect([late.status, await purchaseCount()]).toEqual(['active', 1]);
  const leftMs = late.currentPeriodEndTs * 1000 - scene.now();
  expect(leftMs).toBeGreaterThan(0);
  expect(leftMs).toBeLessThanOrEqual(31 * DAY_MS);
  expect(late.nextPayment.atTs).toBe(late.currentPeriodEndTs);
  await scene.doWhatIsDue(leftMs + 1000);
  expect([(await subscription()).status, await purchaseCount()]).toEqual(['active', 2]);
});

test('a renewal that is late by less than a period is charged', async () => {
  await scene.buy(anna);
  await scene.doWhatIsDue(59 * DAY_MS);
  await scene.doWhatIsDue(0);
  expect(await purchaseCount()).toBe(2);
});

test('a subscription on hold pays one period after an outage, and is given the others', async () => {
  await scene.buy(anna);
  await scene.setNextCharges(anna, 'declined');
  await scene.doWhatIsDue(31 * DAY_MS);
  await scene.setNextCharges(anna, 'success');
  await scene.doWhatIsDue(100 * DAY_MS);
  await scene.doWhatIsDue(0);
  await scene.doWhatIsDue(0);
  expect([(await subscription()).status, await purchaseCount()]).toEqual(['active', 2]);
});

test('a price that changed holds for new subscriptions alone', async () => {
  await scene.buy(anna, 'success', 'period=month&country=JP');
  await scene.t.db.query(`update prices set amount = 990 where item = 'premium-month' and currency = 'JPY'`);
  await scene.doWhatIsDue(32 * DAY_MS);
  const { body } = await scene.call(anna, 'GET', '/user/purchases');
  expect(body.response.purchases.map((one: { total: { amount: number } }) => one.total.amount)).toEqual([
    700, 700,
  ]);
});

test('a cancelled subscription runs until the end of its paid time and is cancelled then [premium-01] [premium-03]', async () => {
  await scene.buy(anna);
  const { currentPeriodEndTs } = await subscription();
  const { body } = await cancel();
  expect(body.response.subscription).toMatchObject({ status: 'pending-cancel', endsTs: currentPeriodEndTs });
  expect(body.response.subscription.nextPayment).toBe(undefined);
  expect((await cancel()).body.errors[0].code).toBe(4033);
  await scene.doWhatIsDue(32 * DAY_MS);
  expect(await subscription()).toMatchObject({ status: 'cancelled' });
  expect(await purchaseCount()).toBe(1);
  expect((await resume()).body.errors[0].code).toBe(4032);
  expect((await scene.buy(anna)).body.response.checkout.status).toBe('paid');
  expect((await subscription()).status).toBe('active');
});

test('a cancellation is taken back while the paid time runs [premium-02]', async () => {
  await scene.buy(anna);
  await cancel();
  expect((await resume()).body.response.subscription.status).toBe('active');
  expect((await resume()).body.response.subscription.status).toBe('active');
  await scene.doWhatIsDue(32 * DAY_MS);
  expect(await purchaseCount()).toBe(2);
});

test('a cancellation cannot be taken back after the paid time, even before it was noticed', async () => {
  await scene.buy(anna);
  await cancel();
  scene.pass(40 * DAY_MS);
  expect((await resume()).body.errors[0].code).toBe(4032);
});

test('a renewal that fails puts the subscription on hold, with two more attempts, and then it expires [premium-03]', async () => {
  await scene.buy(anna);
  await scene.setNextCharges(anna, 'declined');
  await scene.doWhatIsDue(31 * DAY_MS);
  const held = await subscription();
  expect(held.status).toBe('on-hold');
  expect(held.attempts.map((one: { hasFailed: boolean }) => one.hasFailed)).toEqual([true, false, false]);
  expect(held.nextPayment.atTs).toBe(held.attempts[1].atTs);
  await scene.doWhatIsDue(2 * DAY_MS);
  expect((await subscription()).attempts.filter((one: { hasFailed: boolean }) => one.hasFailed)).toHaveLength(
    1,
  );
  await scene.doWhatIsDue(1 * DAY_MS);
  expect((await subscription()).attempts.filter((one: { hasFailed: boolean }) => one.hasFailed)).toHaveLength(
    2,
  );
  await scene.doWhatIsDue(5 * DAY_MS);
  expect((await subscription()).status).toBe('expired');
  expect(await purchaseCount()).toBe(1);
});

test('a subscription on hold goes on when a later attempt succeeds', async () => {
  await scene.buy(anna);
  const { currentPeriodEndTs } = await subscription();
  await scene.setNextCharges(anna, 'declined');
  await scene.doWhatIsDue(31 * DAY_MS);
  await scene.setNextCharges(anna, 'success');
  await scene.doWhatIsDue(3 * DAY_MS);
  expect(await subscription()).toMatchObject({
    status: 'active',
    currentPeriodEndTs: addedPeriod(currentPeriodEndTs * 1000, 'month'),
  });
});

test('resumeSubscription charges one on hold at once, and a failure uses up no attempt', async () => {
  await scene.buy(anna);
  await scene.setNextCharges(anna, 'declined');
  await scene.doWhatIsDue(31 * DAY_MS);
  const failed = await resume();
  expect([failed.status, failed.body.errors[0].code]).toEqual([402, 17001]);
  expect((await subscription()).attempts).toHaveLength(3);
  await scene.setNextCharges(anna, 'success');
  expect((await resume()).body.response.subscription.status).toBe('active');
  expect(await purchaseCount()).toBe(2);
});

test('cancelSubscription ends one on hold at once', async () => {
  await scene.buy(anna);
  await scene.setNextCharges(anna, 'declined');
  await scene.doWhatIsDue(31 * DAY_MS);
  expect((await cancel()).body.response.subscription.status).toBe('cancelled');
});

test('a member who deleted their account is not charged any more', async () => {
  await scene.buy(anna);
  await scene.t.db.query(`update users set state = 'leaving' where id = $1`, [anna.userId]);
  await scene.doWhatIsDue(32 * DAY_MS);
  const rows = await scene.t.db.query('select status, paid_periods from subscriptions where user_id = $1', [
    anna.userId,
  ]);
  expect(rows).toEqual([{ status: 'cancelled', paid_periods: 1 }]);
});

test('two processes that renew at once charge a period once', async () => {
  await scene.buy(anna);
  scene.pass(31 * DAY_MS);
  const { jobs } = scene.t.app.services;
  await Promise.all([1, 2, 3].map(() => jobs.add('payments', {})));
  await jobs.settled();
  expect(await purchaseCount()).toBe(2);
});

describe('statusAfter', () => {
  const events: SubscriptionEvent[] = [
    ...(['paid', 'refused', 'renewed', 'renewal-failed', 'attempts-used'] as const),
    ...(['cancelled', 'resumed', 'period-ended', 'refunded'] as const),
  ];

  test('reaches every status but pending, which begins', () => {
    const reached = new Set(Object.values(TRANSITIONS).flatMap((row) => Object.values(row)));
    expect([...reached].sort()).toEqual(['active', 'cancelled', 'expired', 'on-hold', 'pending-cancel']);
  });

  test('leaves a cancelled subscription as it is', () => {
    expect(events.map((event) => statusAfter('cancelled', event))).toEqual(events.map(() => undefined));
  });
});

test.each([
  ['2026-01-31T12:00:00Z', 'month', '2026-02-28T12:00:00Z'],
  ['2026-11-28T12:00:00Z', 'month', '2026-12-28T12:00:00Z'],
  ['2028-02-29T12:00:00Z', 'year', '2029-02-28T12:00:00Z'],
] as const)('addedPeriod of %s and a %s is %s', (from, period, to) => {
  expect(addedPeriod(Date.parse(from), period)).toBe(Date.parse(to) / 1000);
});
