import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '#tests/support/members.ts';
import { expectSoundBooks } from '#tests/support/payment-books.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';

let scene: PaymentScene;
let staff: Member;
let serial = 0;
beforeAll(async () => {
  scene = await paymentScene();
  staff = await scene.t.member('till-staff', { role: 'admin' });
});
afterAll(() => scene.close());

/** Makes a member who has bought premium for a month, and returns them with their payment. */
async function buyer() {
  serial += 1;
  const member = await scene.t.member(`till-${serial}`);
  await scene.buy(member);
  const { body } = await scene.call(staff, 'GET', '/admin/payments');
  return { member, payment: body.response.payments[0] };
}

function refund(id: string, payload: object) {
  return scene.call(staff, 'POST', `/admin/payments/${id}/refunds`, payload);
}

test('listSitePayments lists who paid what, with the month and a ledger that has it', async () => {
  const { payment } = await buyer();
  expect(payment).toMatchObject({
    status: 'succeeded',
    item: 'premium-month',
    sum: { amount: 499, currency: 'EUR' },
    blog: { name: `till-${serial}` },
    isTest: true,
    isRenewal: false,
  });
  const { response } = (await scene.call(staff, 'GET', '/admin/payments')).body;
  expect(response.paidCount).toBe(serial);
  expect(response.balancedCount).toBe(serial);
  expect(response.hanging).toEqual([]);
});

test('listSitePayments counts the webhooks that were not processed within a minute', async () => {
  const insert = `insert into payment_events (provider, event_id, payment_id, received_at, processed_at)
                  select 'test', $1, 1, now() - $2::interval, case when $3 then now() end`;
  await scene.t.db.query(insert, ['fresh', '10 seconds', false]);
  await scene.t.db.query(insert, ['processed', '1 hour', true]);
  await scene.t.db.query(insert, ['failed', '2 minutes', false]);
  const { response } = (await scene.call(staff, 'GET', '/admin/payments')).body;
  expect(response.failedEventCount).toBe(1);
  await scene.t.db.query("delete from payment_events where event_id in ('fresh', 'processed', 'failed')");
});

test('listSitePayments pages without repeating a payment', async () => {
  await buyer();
  await buyer();
  const first = (await scene.call(staff, 'GET', '/admin/payments?limit=1')).body.response;
  const next = (await scene.call(staff, 'GET', first.links.next.href.replace('/v2', ''))).body.response;
  expect(first.payments).toHaveLength(1);
  expect(next.payments[0].id).not.toBe(first.payments[0].id);
});

test('refundPayment gives a part back, and premium goes on', async () => {
  const { member, payment } = await buyer();
  const { status, body } = await refund(payment.id, { amount: 200, reason: 'The lamp was out.' });
  expect([status, body.response.payment.refunded.amount]).toEqual([201, 200]);
  expect((await scene.call(member, 'GET', '/premium/subscription')).body.response.subscription.status).toBe(
    'active',
  );
  const [purchase] = (await scene.call(member, 'GET', '/user/purchases')).body.response.purchases;
  expect(purchase).toMatchObject({ status: 'paid', refunded: { amount: 200 } });
  await expectSoundBooks(scene.t.db);
});

test('refundPayment gives all that is left back after the time of the member, and ends premium', async () => {
  const { member, payment } = await buyer();
  await refund(payment.id, { amount: 100, reason: 'Late.' });
  scene.pass(20 * 86_400_000);
  const { body } = await refund(payment.id, { reason: 'Never used.' });
  expect(body.response.payment.refunded.amount).toBe(499);
  expect((await scene.call(member, 'GET', '/premium/subscription')).body.response.subscription.status).toBe(
    'cancelled',
  );
  const again = await refund(payment.id, { reason: 'Twice.' });
  expect([again.status, again.body.errors[0].code]).toEqual([409, 4033]);
  await expectSoundBooks(scene.t.db);
});

test('refundPayment refuses more than is left with 5016 and what was not paid with 4032', async () => {
  const { payment } = await buyer();
  const tooMuch = await refund(payment.id, { amount: 500, reason: 'Too much.' });
  expect([tooMuch.status, tooMuch.body.errors[0].code]).toEqual([400, 5016]);
  const unlucky = await scene.t.member('till-unlucky');
  await scene.buy(unlucky, 'declined');
  const [failed] = (await scene.call(staff, 'GET', '/admin/payments')).body.response.payments;
  expect(failed.status).toBe('failed');
  expect((await refund(failed.id, { reason: 'Not paid.' })).body.errors[0].code).toBe(4032);
});

test('checkPayment asks the provider again after a payment that hangs', async () => {
  const member = await scene.t.member('till-waits');
  await scene.buy(member, 'bank-check');
  await scene.t.db.query(
    `update payments set status = 'started', created_at = created_at - interval '5 minutes' where user_id = $1`,
    [member.userId],
  );
  await scene.t.db.query(
    `update test_provider_payments t set status = 'succeeded' from payments p
      where p.id = t.payment_id and p.user_id = $1`,
    [member.userId],
  );
  const [hanging] = (await scene.call(staff, 'GET', '/admin/payments')).body.response.hanging;
  expect(hanging.blog.name).toBe('till-waits');
  const { body } = await scene.call(staff, 'PUT', `/admin/payments/${hanging.id}/check`);
  expect(body.response.payment.status).toBe('succeeded');
  expect((await scene.call(staff, 'GET', '/admin/payments')).body.response.hanging).toEqual([]);
});

test('staff alone sees the payments of the site', async () => {
  const { member, payment } = await buyer();
  for (const [method, url] of [
    ['GET', '/admin/payments'],
    ['PUT', `/admin/payments/${payment.id}/check`],
    ['POST', `/admin/payments/${payment.id}/refunds`],
  ] as const) {
    const { status } = await scene.call(
      member,
      method,
      url,
      method === 'POST' ? { reason: 'Mine.' } : undefined,
    );
    expect([method, status]).toEqual([method, 403]);
  }
});
