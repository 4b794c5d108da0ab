import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnyBody } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { expectSoundBooks } from '#tests/support/payment-books.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { postAs, text } from '#tests/support/posts.ts';
import { checkPayments } from '../charges/check-payments.ts';
import { signEvent } from '../events/event-signature.ts';
import { balanceOf } from '../ledger/ledger-repository.ts';

let scene: PaymentScene;
let staff: Member;
let anna: Member;
let serial = 0;
beforeAll(async () => {
  scene = await paymentScene();
  staff = await scene.t.member('dispute-staff', { role: 'admin' });
});
afterAll(() => scene.close());
beforeEach(async () => {
  serial += 1;
  anna = await scene.t.member(`anna-disputes-${serial}`);
});
afterEach(() => expectSoundBooks(scene.t.db));

const settled = () => scene.t.app.services.jobs.settled();

async function purchase(): Promise<AnyBody> {
  await settled();
  return (await scene.call(anna, 'GET', '/user/purchases')).body.response.purchases[0];
}
async function subscription(): Promise<string> {
  return (await scene.call(anna, 'GET', '/premium/subscription')).body.response.subscription.status;
}

/** Returns the payment of the member. */
async function paymentId(): Promise<string> {
  const [row] = await scene.t.db.query<{ id: string }>('select id from payments where user_id = $1', [
    anna.userId,
  ]);
  return row?.id ?? '';
}

/** Lets the bank decide. */
async function decide(disputeEnds: 'won' | 'lost'): Promise<void> {
  await scene.t.app.services.jobs.add('test-payment', { id: await paymentId(), disputeEnds });
  await settled();
  await settled();
}

/** Sends the event of the dispute, signed as the provider signs. */
async function sendEvent(id: string, key: string | Buffer = scene.t.app.services.keys.testPayments) {
  const payload = JSON.stringify({ id, disputeRef: `test_${await paymentId()}` });
  const answer = await scene.t.app.inject({
    method: 'POST',
    url: '/payments/events/test',
    headers: {
      'content-type': 'application/json',
      'payment-signature': signEvent(key, Buffer.from(payload), scene.now()),
    },
    payload,
  });
  await settled();
  return answer.statusCode;
}

async function balances() {
  const read = async (account: string) => (await balanceOf(scene.t.db, account)).get('EUR') ?? 0n;
  return { held: await read('disputes:test'), fees: await read('fees:test'), taxed: await read('tax:PT') };
}

/** Stores a dispute at the provider that its events have not told of. */
async function disputeAtProvider(status: 'open' | 'won' | 'lost'): Promise<void> {
  await scene.t.db.query(
    `insert into test_provider_disputes (ref, payment_id, status, amount, fee)
     select 'test_' || payment_id, payment_id, $2, amount, 1500 from test_provider_payments where payment_id = $1`,
    [await paymentId(), status],
  );
}

/** Asks the payment of the member back, as a bank does that has not decided. */
async function askBack(): Promise<void> {
  await disputeAtProvider('open');
  await sendEvent(`evt_asked_${serial}`);
}

describe('disputes', () => {
  test('a disputed payment is marked for its member and staff, is not renewed, and can be returned by neither', async () => {
    await scene.buy(anna);
    await askBack();
    const bought = await purchase();
    expect(bought).toMatchObject({ isDisputed: true, status: 'paid' });
    expect(bought).not.toHaveProperty('refundableUntilTs');
    expect(await subscription()).toBe('pending-cancel');
    const returned = await scene.call(anna, 'POST', `/user/purchases/${bought.id}/refunds`, {});
    expect([returned.status, returned.body.errors[0].code]).toEqual([409, 17_007]);
    const { response } = (await scene.call(staff, 'GET', '/admin/payments')).body;
    const asked = response.disputed.find(({ id }: AnyBody) => id === response.payments[0].id);
    expect(asked.dispute).toMatchObject({ status: 'open', sum: { amount: 499 }, reason: 'general' });
    const byStaff = await scene.call(staff, 'POST', `/admin/payments/${asked.id}/refunds`, {
      reason: 'Kind.',
    });
    expect(byStaff.body.errors[0].code).toBe(17_007);
  });

  test('a dispute that the site wins leaves the purchase paid, and its subscription goes on when its member wants', async () => {
    const before = await balances();
    await scene.buy(anna);
    await askBack();
    expect((await balances()).held - before.held).toBe(499n);
    await decide('won');
    expect(await purchase()).toMatchObject({ status: 'paid', refundableUntilTs: expect.any(Number) });
    expect(await purchase()).not.toHaveProperty('isDisputed');
    const after = await balances();
    expect([after.held - before.held, after.fees - before.fees]).toEqual([0n, 1500n]);
    expect(await subscription()).toBe('pending-cancel');
    expect((await scene.call(anna, 'PATCH', '/premium/subscription', { status: 'active' })).status).toBe(200);
    expect(await subscription()).toBe('active');
  });

  test('a dispute that the site loses ends what was bought, takes tax and income back, and counts as given back', async () => {
    const before = await balances();
    await scene.buy(anna);
    await askBack();
    await decide('lost');
    expect(await purchase()).toMatchObject({ status: 'refunded', refunded: { amount: 499 } });
    expect(await subscription()).toBe('cancelled');
    const after = await balances();
    expect([after.held - before.held, after.fees - before.fees, after.taxed - before.taxed]).toEqual([
      0n,
      1500n,
      0n,
    ]);
    const { response } = (await scene.call(staff, 'GET', '/admin/payments')).body;
    expect(response.payments[0].dispute).toMatchObject({ status: 'lost', closedTs: scene.now() / 1000 });
    expect(response.disputed.map(({ id }: AnyBody) => id)).not.toContain(response.payments[0].id);
  });

  test('a lost dispute takes a badge off the blog', async () => {
    const wanted = { product_id: 'badge-moth', expected_price: 299, country: 'PT' };
    const { checkout } = (await scene.call(anna, 'POST', '/skeinmart/checkout', wanted)).body.response;
    await scene.confirm(anna, checkout);
    await askBack();
    const owned = async () =>
      (await scene.call(anna, 'GET', '/skeinmart/products/badge-moth')).body.response.product.owned;
    expect(await owned()).toBe(1);
    await decide('lost');
    expect(await owned()).toBe(0);
  });

  test('a refund of what a campaign did not show waits for the bank, and is given up when the site loses', async () => {
    const post = await postAs(scene.t, anna, { content: text('A storm coming in') });
    const wanted = { tumblelog: anna.blogName, post_id: post.id, price_id: 'blaze-2500', country: 'PT' };
    const { body } = await scene.call(anna, 'POST', '/ignite/campaigns', { ...wanted, expected_price: 1000 });
    const { campaign, checkout } = body.response;
    await scene.confirm(anna, checkout);
    await askBack();
    await scene.call(anna, 'PUT', '/ignite/campaign/cancel', { campaign_id: campaign.id });
    const refunds = () =>
      scene.t.db.query(
        'select reason, r.status from refunds r join purchases p on p.id = purchase_id where user_id = $1 order by r.id',
        [anna.userId],
      );
    expect(await refunds()).toEqual([{ reason: 'not-shown', status: 'started' }]);
    await decide('lost');
    expect(await refunds()).toEqual([
      { reason: 'not-shown', status: 'void' },
      { reason: 'disputed', status: 'done' },
    ]);
    expect(await purchase()).toMatchObject({ status: 'refunded', refunded: { amount: 1000 } });
  });

  test('a dispute that is lost after a part went back costs the site that part, and gives the purchase back once', async () => {
    await scene.buy(anna);
    const { id } = (await scene.call(staff, 'GET', '/admin/payments')).body.response.payments[0];
    await scene.call(staff, 'POST', `/admin/payments/${id}/refunds`, { amount: 200, reason: 'Kind.' });
    const before = await balances();
    await disputeAtProvider('lost');
    expect(await sendEvent(`evt_part_${serial}`)).toBe(204);
    expect(await purchase()).toMatchObject({ status: 'refunded', refunded: { amount: 499 } });
    const after = await balances();
    expect([after.held - before.held, after.fees - before.fees]).toEqual([0n, 1700n]);
  });
});

test.each([
  ['dispute-won', 'paid'],
  ['dispute-lost', 'refunded'],
] as const)('the test checkout with %s ends with a purchase that is %s', async (outcome, status) => {
  await scene.buy(anna, outcome);
  await settled();
  const ended = await purchase();
  expect([ended.status, ended.isDisputed]).toEqual([status, undefined]);
});

describe('events of disputes', () => {
  test('a refund waits while the bank decides, and is sent when it decides for the site', async () => {
    await scene.buy(anna);
    const bought = await purchase();
    await disputeAtProvider('open');
    await sendEvent(`evt_wait_${serial}`);
    await scene.t.db.query(
      `insert into refunds (purchase_id, amount, reason, created_at) values ($1, 100, 'staff', now() - interval '1 hour')`,
      [bought.id],
    );
    await scene.t.db.query('update purchases set refunded = 100 where id = $1', [bought.id]);
    const check = () => checkPayments({ db: scene.t.db, services: scene.t.app.services });
    const status = async () =>
      (await scene.t.db.query('select status from refunds where purchase_id = $1', [bought.id]))[0];
    await check();
    expect(await status()).toEqual({ status: 'started' });
    await decide('won');
    await check();
    expect(await status()).toEqual({ status: 'done' });
  });

  test('events that are sent twice, and late after the decision, change nothing', async () => {
    await scene.buy(anna, 'dispute-lost');
    await purchase();
    await decide('lost');
    const before = await balances();
    await sendEvent('evt_dispute_late');
    await sendEvent('evt_dispute_late');
    await sendEvent('evt_dispute_later');
    expect(await balances()).toEqual(before);
    const rows = await scene.t.db.query(
      'select 1 from disputes d join purchases p on p.id = purchase_id where user_id = $1',
      [anna.userId],
    );
    expect(rows).toHaveLength(1);
  });

  test('an answer that was overtaken does not open a decided dispute again', async () => {
    await scene.buy(anna, 'dispute-lost');
    await purchase();
    await decide('lost');
    await scene.t.db.query(`update test_provider_disputes set status = 'open' where payment_id = $1`, [
      await paymentId(),
    ]);
    await sendEvent(`evt_stale_${serial}`);
    expect(await purchase()).toMatchObject({ status: 'refunded' });
    await scene.t.db.query(`update test_provider_disputes set status = 'lost' where payment_id = $1`, [
      await paymentId(),
    ]);
  });

  test('the first event may be the one of the decision', async () => {
    await scene.buy(anna);
    await disputeAtProvider('lost');
    await sendEvent(`evt_first_${serial}`);
    expect(await purchase()).toMatchObject({ status: 'refunded' });
    expect(await subscription()).toBe('cancelled');
  });

  test('a forged event of a dispute is refused, and one about a dispute that the provider does not know does nothing', async () => {
    await scene.buy(anna);
    await disputeAtProvider('lost');
    expect(await sendEvent(`evt_forged_${serial}`, 'another key')).toBe(400);
    expect(await purchase()).toMatchObject({ status: 'paid' });
    await scene.t.db.query('delete from test_provider_disputes where payment_id = $1', [await paymentId()]);
    expect(await sendEvent(`evt_unknown_${serial}`)).toBe(204);
    expect(await purchase()).toMatchObject({ status: 'paid' });
  });

  test('an event that overtakes the one of its payment settles the payment first', async () => {
    await scene.buy(anna, 'late-event');
    await scene.t.db.query(`update test_provider_payments set status = 'succeeded' where payment_id = $1`, [
      await paymentId(),
    ]);
    await disputeAtProvider('open');
    await sendEvent(`evt_overtakes_${serial}`);
    expect(await purchase()).toMatchObject({ status: 'paid', isDisputed: true });
  });
});
