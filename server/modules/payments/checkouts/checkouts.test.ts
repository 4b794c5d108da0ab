import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Member } from '#tests/support/members.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { balanceOf } from '../ledger/ledger-repository.ts';

const MINUTE_MS = 60_000;

let scene: PaymentScene;
let anna: Member;
let bela: Member;
let serial = 0;
beforeAll(async () => {
  scene = await paymentScene();
  bela = await scene.t.member('bela-pays');
});
afterAll(() => scene.close());
beforeEach(async () => {
  serial += 1;
  anna = await scene.t.member(`anna-pays-${serial}`);
});

async function purchasesOf(member: Member) {
  const { body } = await scene.call(member, 'GET', '/user/purchases');
  return body.response.purchases;
}

const settled = () => scene.t.app.services.jobs.settled();

test('getPremiumCheckout names price, tax, country and next payment, and charges nothing', async () => {
  const checkout = await scene.checkout(anna);
  expect(checkout).toMatchObject({
    kind: 'premium',
    status: 'open',
    total: { amount: 499, currency: 'EUR', exponent: 2, formatted: '€4.99' },
    net: { amount: 406 },
    taxes: [{ name: 'VAT', country: 'PT', rateBps: 2300, amount: { amount: 93 } }],
    country: 'PT',
    isTest: true,
    testOutcome: 'success',
  });
  expect(checkout.schedule).toEqual([
    { atTs: Date.UTC(2026, 11, 28, 12) / 1000, price: expect.objectContaining({ amount: 499 }) },
  ]);
  expect(await purchasesOf(anna)).toEqual([]);
});

test('getPremiumCheckout answers the open checkout again, with another period or country in it [audience-23] [premium-04]', async () => {
  const first = await scene.checkout(anna);
  const second = await scene.checkout(anna, 'period=year&country=JP');
  expect(second.id).toBe(first.id);
  expect(second.total).toMatchObject({ amount: 5800, currency: 'JPY', exponent: 0, formatted: '¥5,800' });
  expect((await scene.checkout(anna, 'period=month')).country).toBe('JP');
});

test('getPremiumCheckout takes the country of the browser language when nothing else is known', async () => {
  const { body } = await scene.t.injectAs(anna, {
    url: '/v2/premium/checkout?period=month',
    headers: { 'accept-language': 'de-AT,de;q=0.9' },
  });
  expect(body.response.checkout).toMatchObject({ country: 'AT', total: { currency: 'EUR' } });
});

test('getPremiumCheckout refuses a country without sales with 5016 and another price with 17004', async () => {
  const nowhere = await scene.call(anna, 'GET', '/premium/checkout?period=month&country=AQ');
  expect([nowhere.status, nowhere.body.errors[0].code]).toEqual([400, 5016]);
  const yen = 'period=month&country=PT&expected_price=499&expected_currency=JPY';
  const changed = await scene.call(anna, 'GET', `/premium/checkout?${yen}`);
  expect([changed.status, changed.body.errors[0].code]).toEqual([409, 17004]);
  expect(changed.body.errors[0].price).toMatchObject({ amount: 499, currency: 'EUR' });
});

test.each(['//elsewhere.example/x', 'https://elsewhere.example/x', '/\\elsewhere.example', 'premium'])(
  'getPremiumCheckout refuses the return path %s with 5016',
  async (path) => {
    const url = `/premium/checkout?period=month&path=${encodeURIComponent(path)}`;
    const { status, body } = await scene.call(anna, 'GET', url);
    expect([status, body.errors[0].code, body.errors[0].field]).toEqual([400, 5016, 'path']);
  },
);

test('confirmCheckout pays, and leads to a purchase and a subscription', async () => {
  const { status, body } = await scene.buy(anna);
  expect([status, body.response.checkout.status]).toEqual([200, 'paid']);
  const [purchase] = await purchasesOf(anna);
  expect(purchase).toMatchObject({ id: body.response.checkout.purchaseId, kind: 'premium', status: 'paid' });
  const subscription = await scene.call(anna, 'GET', '/premium/subscription');
  expect(subscription.body.response.subscription).toMatchObject({ status: 'active', period: 'month' });
});

test('a declined payment answers 17001 and can be tried again', async () => {
  const declined = await scene.buy(anna, 'declined');
  expect([declined.status, declined.body.errors[0].code]).toEqual([402, 17001]);
  const checkout = await scene.checkout(anna);
  expect(checkout.status).toBe('declined');
  expect((await scene.call(anna, 'GET', '/premium/subscription')).body.errors[0].code).toBe(17003);
  await scene.call(anna, 'PUT', `/checkouts/${checkout.id}/test_outcome`, { outcome: 'success' });
  expect((await scene.confirm(anna, checkout)).body.response.checkout.status).toBe('paid');
  expect(await purchasesOf(anna)).toHaveLength(1);
});

test('a bank that asks first leaves the checkout in needs-action, and it is paid when confirmed again', async () => {
  const asked = await scene.buy(anna, 'bank-check');
  expect(asked.body.response.checkout.status).toBe('needs-action');
  expect(await purchasesOf(anna)).toEqual([]);
  const paid = await scene.confirm(anna, asked.body.response.checkout);
  expect(paid.body.response.checkout.status).toBe('paid');
  expect(await purchasesOf(anna)).toHaveLength(1);
});

test('a bank that says no declines the checkout', async () => {
  const { body } = await scene.buy(anna, 'bank-check');
  const { checkout } = body.response;
  await scene.call(anna, 'PUT', `/checkouts/${checkout.id}/test_outcome`, { outcome: 'declined' });
  expect((await scene.confirm(anna, checkout)).status).toBe(402);
  expect((await scene.checkout(anna)).status).toBe('declined');
});

test('a person who left the page has an open checkout and paid nothing', async () => {
  const { body } = await scene.buy(anna, 'left');
  expect(body.response.checkout.status).toBe('open');
  expect(await purchasesOf(anna)).toEqual([]);
});

test.each(['late-event', 'two-events', 'event-first'] as const)(
  'a payment with the outcome %s is paid once',
  async (outcome) => {
    const { status } = await scene.buy(anna, outcome);
    expect(status).toBe(200);
    await vi.waitFor(async () => {
      await settled();
      expect(await purchasesOf(anna)).toHaveLength(1);
    });
    const events = await scene.t.db.query('select 1 from payment_events where processed_at is null');
    expect(events).toEqual([]);
  },
);

test('confirmCheckout pressed twice at once charges once', async () => {
  const checkout = await scene.checkout(anna);
  const answers = await Promise.all([1, 2, 3].map(() => scene.confirm(anna, checkout)));
  for (const { status } of answers) expect(status).toBe(200);
  await settled();
  expect(await purchasesOf(anna)).toHaveLength(1);
  const charged = await scene.t.db.query(
    `select 1 from test_provider_payments t join payments p on p.id = t.payment_id
      where p.user_id = $1 and t.status = 'succeeded'`,
    [anna.userId],
  );
  expect(charged).toHaveLength(1);
});

test('confirmCheckout answers 17004 with the new price when it changed meanwhile, and then takes it', async () => {
  const checkout = await scene.checkout(anna, 'period=month&country=GB');
  await scene.t.db.query(`update prices set amount = 549 where item = 'premium-month' and currency = 'GBP'`);
  const refused = await scene.confirm(anna, checkout);
  expect([refused.status, refused.body.errors[0].code]).toEqual([409, 17004]);
  expect(refused.body.errors[0].price).toMatchObject({ amount: 549, currency: 'GBP', net: 457, tax: 92 });
  expect(await purchasesOf(anna)).toEqual([]);
  const again = await scene.call(anna, 'GET', `/checkouts/${checkout.id}`);
  const paid = await scene.confirm(anna, again.body.response.checkout);
  expect(paid.body.response.checkout).toMatchObject({ status: 'paid', total: { amount: 549 } });
});

test('confirmCheckout refuses another amount, another currency and an unknown method', async () => {
  const checkout = await scene.checkout(anna);
  for (const seen of [{ expected_price: 498 }, { expected_currency: 'JPY' }]) {
    expect((await scene.confirm(anna, checkout, seen)).body.errors[0].code).toBe(17004);
  }
  const unknown = await scene.confirm(anna, checkout, { payment_method_id: 'somebody-elses' });
  expect([unknown.status, unknown.body.errors[0].code]).toEqual([400, 5016]);
  expect((await scene.confirm(anna, checkout, { payment_method_id: 'test-card' })).status).toBe(200);
});

test('a checkout expires after half an hour, and a new one follows', async () => {
  const checkout = await scene.checkout(anna);
  scene.pass(31 * MINUTE_MS);
  const late = await scene.confirm(anna, checkout);
  expect([late.status, late.body.errors[0].code]).toEqual([409, 4032]);
  await scene.t.app.services.jobs.add('payments', {});
  await settled();
  const { body } = await scene.call(anna, 'GET', `/checkouts/${checkout.id}`);
  expect(body.response.checkout.status).toBe('expired');
  expect((await scene.checkout(anna)).id).not.toBe(checkout.id);
});

test('cancelCheckout gives a checkout up, once or twice, and not when it is paid', async () => {
  const checkout = await scene.checkout(anna);
  for (const _time of [1, 2]) {
    const { body } = await scene.call(anna, 'DELETE', `/checkouts/${checkout.id}`);
    expect(body.response.checkout.status).toBe('cancelled');
  }
  expect((await scene.confirm(anna, checkout)).body.errors[0].code).toBe(4032);
  const paid = (await scene.buy(anna)).body.response.checkout;
  expect((await scene.call(anna, 'DELETE', `/checkouts/${paid.id}`)).body.errors[0].code).toBe(4032);
});

test('a payment that succeeds after its checkout was given up goes back', async () => {
  const { body } = await scene.buy(anna, 'bank-check');
  const { checkout } = body.response;
  await scene.call(anna, 'DELETE', `/checkouts/${checkout.id}`);
  const before = await balanceOf(scene.t.db, 'provider:test');
  const [payment] = await scene.t.db.query<{ id: string }>('select id from payments where checkout_id = $1', [
    checkout.id,
  ]);
  // The bank was told yes on its own page.
  await scene.t.app.services.jobs.add('test-payment', { id: payment?.id ?? '' });
  await vi.waitFor(async () => {
    await settled();
    expect(await purchasesOf(anna)).toMatchObject([{ status: 'refunded', refunded: { amount: 499 } }]);
  });
  expect(await balanceOf(scene.t.db, 'provider:test')).toEqual(before);
  expect((await scene.call(anna, 'GET', '/premium/subscription')).body.errors[0].code).toBe(17003);
});

test('the checkout of another member is not found', async () => {
  const { id } = await scene.checkout(anna);
  const calls = [
    scene.call(bela, 'GET', `/checkouts/${id}`),
    scene.call(bela, 'DELETE', `/checkouts/${id}`),
    scene.call(bela, 'PUT', `/checkouts/${id}/test_outcome`, { outcome: 'declined' }),
    scene.call(bela, 'POST', `/checkouts/${id}/confirm`, { expected_price: 499, expected_currency: 'EUR' }),
  ];
  for (const { status, body } of await Promise.all(calls)) {
    expect([status, body.errors[0].code]).toEqual([404, 4004]);
  }
  expect((await scene.call(anna, 'GET', `/checkouts/${id}`)).body.response.checkout.status).toBe('open');
});

test('getPremiumCheckout and confirmCheckout answer 17002 to who has premium', async () => {
  await scene.buy(anna);
  const again = await scene.call(anna, 'GET', '/premium/checkout?period=year');
  expect([again.status, again.body.errors[0].code]).toEqual([409, 17002]);
});

test('setTestOutcome is refused with 4032 after the payment', async () => {
  const { id } = (await scene.buy(anna)).body.response.checkout;
  const late = await scene.call(anna, 'PUT', `/checkouts/${id}/test_outcome`, { outcome: 'declined' });
  expect([late.status, late.body.errors[0].code]).toEqual([409, 4032]);
});
