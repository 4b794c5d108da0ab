import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnyBody } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { expectSoundBooks } from '#tests/support/payment-books.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { settlePayment } from '../charges/settle-payment.ts';
import { addedPeriod } from './added-period.ts';
import { renewSubscription } from './renew-subscription.ts';

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
  anna = await scene.t.member(`anna-changes-${serial}`);
  await scene.buy(anna);
});

const work = () => ({ db: scene.t.db, services: scene.t.app.services });
const refusal = ({ status, body }: { status: number; body: AnyBody }) => [status, body.errors[0].code];

async function subscription(): Promise<AnyBody> {
  return (await scene.call(anna, 'GET', '/premium/subscription')).body.response.subscription;
}

async function purchases(): Promise<AnyBody[]> {
  return (await scene.call(anna, 'GET', '/user/purchases')).body.response.purchases;
}

function change(values: object = { period: 'year' }) {
  return scene.call(anna, 'PUT', '/premium/subscription/change', values);
}
const cancelChange = () => scene.call(anna, 'DELETE', '/premium/subscription/change');

/** Begins a payment of the next period as a process that dies before its provider answers. */
async function beginAndDie(): Promise<string> {
  const { id } = await subscription();
  await scene.t.db.query(
    `insert into payments (user_id, provider, subscription_id, period_number, country, currency, amount, tax_name,
                           tax_rate_bps, item)
     select user_id, provider, id, paid_periods + 1, next_country, next_currency, next_amount, next_tax_name,
            next_tax_rate_bps, next_item
       from subscriptions where id = $1`,
    [id],
  );
  const [row] = await scene.t.db.query<{ id: string }>('select id from payments where subscription_id = $1', [
    id,
  ]);
  return row?.id ?? '';
}

test('a change of period charges nothing now, and says its price with tax and from when', async () => {
  const before = await subscription();
  const { body } = await change();
  const { change: chosen, nextPayment, period, price } = body.response.subscription;
  expect([period, price]).toEqual(['month', before.price]);
  expect(chosen).toMatchObject({ period: 'year', fromTs: before.currentPeriodEndTs });
  expect(chosen.price).toMatchObject({ currency: 'EUR', taxRateBps: 2300, country: 'PT' });
  expect(chosen.price.net + chosen.price.tax).toBe(chosen.price.amount);
  expect(nextPayment).toMatchObject({ atTs: chosen.fromTs, price: { amount: chosen.price.amount } });
  expect(await purchases()).toHaveLength(1);
});

test('the next payment after a change is for the new period, whose end follows the paid time', async () => {
  const before = await subscription();
  const { body } = await change();
  const { amount } = body.response.subscription.change.price;
  await scene.doWhatIsDue(32 * DAY_MS);
  await scene.doWhatIsDue(0);
  const now = await subscription();
  expect([now.status, now.period, now.price.amount, now.change]).toEqual([
    'active',
    'year',
    amount,
    undefined,
  ]);
  expect(now.currentPeriodEndTs).toBe(addedPeriod(before.currentPeriodEndTs * 1000, 'year'));
  const [last, first] = await purchases();
  expect([last.total.amount, last.lines[0].item]).toEqual([amount, 'premium-year']);
  expect([first.lines[0].item, (await purchases()).length]).toEqual(['premium-month', 2]);
  const [paid] = await scene.t.db.query(
    'select extract(epoch from period_start)::float8 as begins, extract(epoch from period_end)::float8 as ends from purchases where id = $1',
    [last.id],
  );
  expect(Math.floor(paid?.begins as number)).toBe(before.currentPeriodEndTs);
  expect(Math.floor(paid?.ends as number)).toBe(now.currentPeriodEndTs);
  await expectSoundBooks(scene.t.db);
});

test('periods after a change are counted from it, also back to a month', async () => {
  await change();
  await scene.doWhatIsDue(32 * DAY_MS);
  const yearEnds = (await subscription()).currentPeriodEndTs;
  expect((await change({ period: 'month' })).status).toBe(200);
  await scene.doWhatIsDue(yearEnds * 1000 - scene.now() + DAY_MS);
  await scene.doWhatIsDue(31 * DAY_MS);
  const now = await subscription();
  const [end] = await scene.t.db.query(
    `select extract(epoch from to_timestamp($1::float8) + interval '2 months')::float8 as ts`,
    [yearEnds],
  );
  expect([now.period, now.currentPeriodEndTs]).toEqual(['month', end?.ts]);
  expect(await purchases()).toHaveLength(4);
});

test('periods that went by uncharged after a change are given away by the new period', async () => {
  await change();
  await scene.doWhatIsDue(32 * DAY_MS);
  const { currentPeriodEndTs } = await subscription();
  await scene.doWhatIsDue(currentPeriodEndTs * 1000 - scene.now() + 400 * DAY_MS);
  const now = await subscription();
  const forgiven = addedPeriod(addedPeriod(currentPeriodEndTs * 1000, 'year') * 1000, 'year');
  expect([now.currentPeriodEndTs, (await purchases()).length]).toEqual([forgiven, 2]);
});

test('a change that was taken back leaves the renewal as it was', async () => {
  const before = await subscription();
  await change();
  expect((await cancelChange()).body.response.subscription).toEqual(before);
  expect(refusal(await cancelChange())).toEqual([409, 4033]);
  await scene.doWhatIsDue(32 * DAY_MS);
  expect([(await subscription()).period, (await purchases())[0].lines[0].item]).toEqual([
    'month',
    'premium-month',
  ]);
});

test('a change keeps the price that was seen when the price rises before it is charged', async () => {
  const { body } = await change();
  const seen = body.response.subscription.change.price.amount;
  await scene.t.db.query(
    `update prices set amount = amount + 100 where item = 'premium-year' and currency = 'EUR'`,
  );
  await scene.doWhatIsDue(32 * DAY_MS);
  expect((await purchases())[0].total.amount).toBe(seen);
  await scene.t.db.query(
    `update prices set amount = amount - 100 where item = 'premium-year' and currency = 'EUR'`,
  );
});

test('a change is refused with the new price when another one was seen', async () => {
  const { status, body } = await change({ period: 'year', expected_price: 1, expected_currency: 'EUR' });
  expect([
    status,
    body.errors[0].code,
    body.errors[0].price?.currency ?? body.response?.price?.currency,
  ]).toEqual([409, 17_004, 'EUR']);
  expect((await subscription()).change).toBeUndefined();
});

test('a change to the period that runs is refused, and one of a subscription that is cancelled or over', async () => {
  expect(refusal(await change({ period: 'month' }))).toEqual([409, 4033]);
  await scene.call(anna, 'DELETE', '/premium/subscription');
  expect(refusal(await change())).toEqual([409, 4032]);
  await scene.doWhatIsDue(32 * DAY_MS);
  expect(refusal(await change())).toEqual([409, 4032]);
  expect(refusal(await cancelChange())).toEqual([409, 4032]);
});

test('a change is given up with a cancellation, and does not come back with it', async () => {
  await change();
  const cancelled = await scene.call(anna, 'DELETE', '/premium/subscription');
  expect(cancelled.body.response.subscription.change).toBeUndefined();
  await scene.call(anna, 'PATCH', '/premium/subscription', { status: 'active' });
  const { change: chosen, nextPayment, price } = await subscription();
  expect([chosen, nextPayment.price]).toEqual([undefined, price]);
});

test('a declined change stays chosen while it is tried again, and can be taken back or paid', async () => {
  await change();
  await scene.setNextCharges(anna, 'declined');
  await scene.doWhatIsDue(32 * DAY_MS);
  const held = await subscription();
  expect([held.status, held.period, held.change.period]).toEqual(['on-hold', 'month', 'year']);
  expect(held.nextPayment.price.amount).toBe(held.change.price.amount);
  expect(refusal(await change())).toEqual([409, 4032]);
  expect((await cancelChange()).body.response.subscription.nextPayment.price.amount).toBe(held.price.amount);
  await scene.setNextCharges(anna, 'success');
  await scene.call(anna, 'PATCH', '/premium/subscription', { status: 'active' });
  expect((await purchases())[0].lines[0].item).toBe('premium-month');
});

test('a declined change is charged by a later attempt', async () => {
  await change();
  await scene.setNextCharges(anna, 'declined');
  await scene.doWhatIsDue(32 * DAY_MS);
  await scene.setNextCharges(anna, 'success');
  await scene.doWhatIsDue(4 * DAY_MS);
  expect([(await subscription()).period, (await purchases())[0].lines[0].item]).toEqual([
    'year',
    'premium-year',
  ]);
});

test('a payment under way cannot be changed, and gives what it was begun for after a crash', async () => {
  await change();
  const paymentId = await beginAndDie();
  expect(refusal(await change())[1]).toBe(4032);
  expect(refusal(await cancelChange())[1]).toBe(4032);
  scene.pass(32 * DAY_MS);
  await Promise.all([
    settlePayment(work(), paymentId, 'succeeded'),
    settlePayment(work(), paymentId, 'succeeded'),
    renewSubscription(work(), (await subscription()).id),
  ]);
  const now = await subscription();
  expect([now.period, now.change, (await purchases()).length]).toEqual(['year', undefined, 2]);
});

test('a payment that succeeds after it was given up gives what it was begun for', async () => {
  await change();
  const paymentId = await beginAndDie();
  scene.pass(32 * DAY_MS);
  await settlePayment(work(), paymentId, 'failed');
  expect((await cancelChange()).status).toBe(200);
  await settlePayment(work(), paymentId, 'succeeded');
  expect([(await subscription()).period, (await purchases())[0].lines[0].item]).toEqual([
    'year',
    'premium-year',
  ]);
});
