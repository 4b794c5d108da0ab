import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Member } from '#tests/support/members.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { balanceOf } from '../ledger/ledger-repository.ts';

const DAY_MS = 86_400_000;

let scene: PaymentScene;
let anna: Member;
let bela: Member;
let serial = 0;
beforeAll(async () => {
  scene = await paymentScene({ imprint: 'Skein, 1 Wool Lane' });
  bela = await scene.t.member('bela-buys');
});
afterAll(() => scene.close());
beforeEach(async () => {
  serial += 1;
  anna = await scene.t.member(`anna-buys-${serial}`);
});

async function boughtBy(member: Member): Promise<string> {
  return (await scene.buy(member)).body.response.checkout.purchaseId;
}

function refund(member: Member, id: string) {
  return scene.call(member, 'POST', `/user/purchases/${id}/refunds`, {});
}

test('getPurchase is the receipt: number, seller, lines, tax and paid time', async () => {
  const id = await boughtBy(anna);
  const { body } = await scene.call(anna, 'GET', `/user/purchases/${id}`);
  const { purchase } = body.response;
  const nowTs = Math.floor(scene.now() / 1000);
  expect(purchase).toMatchObject({
    number: expect.stringMatching(/^R-2026-\d{6}$/),
    seller: 'Skein, 1 Wool Lane',
    total: { amount: 499, currency: 'EUR' },
    net: { amount: 406 },
    taxes: [{ name: 'VAT', country: 'PT', rateBps: 2300, amount: { amount: 93 } }],
    lines: [{ item: 'premium-month', quantity: 1, periodStartTs: nowTs, price: { amount: 499, tax: 93 } }],
    status: 'paid',
    createdTs: nowTs,
    refundableUntilTs: nowTs + (14 * DAY_MS) / 1000,
    isTest: true,
  });
});

test('numbers of receipts have no gaps', async () => {
  const members = await Promise.all([1, 2, 3, 4].map((at) => scene.t.member(`numbered-${at}`)));
  await Promise.all(members.map((member) => scene.buy(member)));
  const rows = await scene.t.db.query<{ number: string }>('select number from purchases order by number');
  expect(rows.map(({ number }) => Number(number.slice(-6)))).toEqual(rows.map((_row, at) => at + 1));
});

test('listPurchases lists the own purchases, by kind and subscription [audience-23]', async () => {
  const id = await boughtBy(anna);
  const listed = async (query: string) =>
    (await scene.call(anna, 'GET', `/user/purchases${query}`)).body.response.purchases.map(
      (one: { id: string }) => one.id,
    );
  const { subscription } = (await scene.call(anna, 'GET', '/premium/subscription')).body.response;
  expect(await listed('')).toEqual([id]);
  expect(await listed('?kind=premium')).toEqual([id]);
  expect(await listed('?kind=shop')).toEqual([]);
  expect(await listed(`?subscription_id=${subscription.id}`)).toEqual([id]);
  expect(await listed('?subscription_id=other')).toEqual([]);
});

test('a purchase of another member is not found', async () => {
  const id = await boughtBy(anna);
  const calls = [scene.call(bela, 'GET', `/user/purchases/${id}`), refund(bela, id)];
  for (const { status, body } of await Promise.all(calls))
    expect([status, body.errors[0].code]).toEqual([404, 4004]);
  expect((await scene.call(bela, 'GET', '/user/purchases')).body.response.purchases).toEqual([]);
});

test('createRefund gives the money back, ends the subscription, and does so once', async () => {
  const id = await boughtBy(anna);
  const before = await balanceOf(scene.t.db, 'provider:test');
  const answers = await Promise.all([refund(anna, id), refund(anna, id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const done = answers.find(({ status }) => status === 201);
  expect(done?.body.response.purchase).toMatchObject({ status: 'refunded', refunded: { amount: 499 } });
  expect((await refund(anna, id)).body.errors[0].code).toBe(4033);
  const { subscription } = (await scene.call(anna, 'GET', '/premium/subscription')).body.response;
  expect(subscription.status).toBe('cancelled');
  const left = (await balanceOf(scene.t.db, 'provider:test')).get('EUR');
  expect(left).toBe((before.get('EUR') ?? 0n) - 499n);
  const sent = await scene.t.db.query<{ refunded: string }>(
    `select t.refunded from test_provider_payments t join purchases p on p.payment_id = t.payment_id where p.id = $1`,
    [id],
  );
  expect(sent).toEqual([{ refunded: '499' }]);
});

test('createRefund answers 17007 after fourteen days', async () => {
  const id = await boughtBy(anna);
  scene.pass(15 * DAY_MS);
  const { status, body } = await refund(anna, id);
  expect([status, body.errors[0].code]).toEqual([409, 17007]);
});

test('listPricePoints shows prices with tax to visitors, in the currency of their country', async () => {
  const { body } = await scene.t.inject('/v2/premium/price_points?country=JP');
  expect(body.response).toMatchObject({
    country: 'JP',
    pricePoints: [
      { id: 'premium-month', price: { amount: 700, currency: 'JPY', exponent: 0, tax: 64 } },
      { id: 'premium-year', savingPercent: 30, monthlyPrice: { amount: 483 } },
    ],
  });
  const here = await scene.t.inject({ url: '/v2/premium/price_points', headers: { 'accept-language': 'x' } });
  expect(here.body.response.country).toBe('US');
});

test('getPaymentMethod names the test card of who has a subscription', async () => {
  const none = await scene.call(anna, 'GET', '/premium/payment-method');
  expect(none.body.response).toEqual({ updateUrl: '/settings/ad-free-browsing' });
  await scene.buy(anna);
  const { body } = await scene.call(anna, 'GET', '/premium/payment-method');
  expect(body.response.paymentMethod).toMatchObject({ id: 'test-card', kind: 'test' });
});
