import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Member } from '#tests/support/members.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';

const MINUTE_MS = 60_000;
const CROWN = 'hat-paper-crown';

let scene: PaymentScene;
let anna: Member;
let bela: Member;
let cleo: Member;
let serial = 0;
beforeAll(async () => {
  scene = await paymentScene();
});
afterAll(() => scene.close());
beforeEach(async () => {
  serial += 1;
  anna = await scene.t.member(`anna-waits-${serial}`);
  bela = await scene.t.member(`bela-waits-${serial}`);
  cleo = await scene.t.member(`cleo-waits-${serial}`);
});

function wait(member: Member, method: 'POST' | 'DELETE' = 'POST', product = CROWN) {
  return scene.call(member, method, `/skeinmart/products/${product}/stock_subscription`);
}

function setStock(product: string, remaining: number) {
  return scene.t.db.query('update shop_stock set remaining = $2 where product = $1', [product, remaining]);
}

/** Orders the last crown, so that it is sold out. */
async function orderLast(member: Member) {
  await setStock(CROWN, 1);
  const { body } = await scene.call(member, 'POST', '/skeinmart/checkout', {
    product_id: CROWN,
    expected_price: 199,
    country: 'PT',
  });
  return body.response;
}

async function isWaiting(member: Member): Promise<boolean | undefined> {
  const { body } = await scene.call(member, 'GET', `/skeinmart/products/${CROWN}`);
  return body.response.product.stockSubscribed;
}

async function toldOf(member: Member) {
  const { body } = await scene.call(member, 'GET', `/blog/${member.blogName}/notifications`);
  return body.response.notifications.flatMap(({ type, product }: { type: string; product?: object }) =>
    type === 'product_in_stock' ? [product] : [],
  );
}

function codeOf({ status, body }: { status: number; body: { errors: { code: number }[] } }) {
  return [status, body.errors[0]?.code];
}

const TOLD = { id: CROWN, group: 'accessories', title: 'A paper crown' };

test('subscribeProductStock tells once when an order is given up, and each wait anew', async () => {
  const first = await orderLast(bela);
  expect((await wait(anna)).status).toBe(204);
  expect((await wait(anna)).status).toBe(204);
  expect([await isWaiting(anna), await isWaiting(cleo)]).toEqual([true, false]);
  await scene.call(bela, 'DELETE', `/skeinmart/orders/${first.order.id}`);
  expect([await toldOf(anna), await toldOf(cleo)]).toEqual([[TOLD], []]);
  expect(await isWaiting(anna)).toBeUndefined();
  const second = await orderLast(bela);
  expect(await isWaiting(anna)).toBe(false);
  await scene.call(bela, 'DELETE', `/skeinmart/orders/${second.order.id}`);
  expect(await toldOf(anna)).toEqual([TOLD]);
  const third = await orderLast(bela);
  await wait(anna);
  await scene.call(bela, 'DELETE', `/skeinmart/orders/${third.order.id}`);
  expect(await toldOf(anna)).toHaveLength(2);
});

test('a product that comes back after a checkout is over or a refund is told too', async () => {
  await orderLast(bela);
  await wait(anna);
  await scene.doWhatIsDue(31 * MINUTE_MS);
  expect(await toldOf(anna)).toEqual([TOLD]);
  const { checkout } = await orderLast(bela);
  await scene.confirm(bela, checkout);
  await wait(cleo);
  const { body } = await scene.call(bela, 'GET', '/user/purchases');
  await scene.call(bela, 'POST', `/user/purchases/${body.response.purchases[0].id}/refunds`, {});
  expect([await toldOf(anna), await toldOf(cleo)]).toEqual([[TOLD], [TOLD]]);
});

test('unsubscribeProductStock ends the own wait, and those of others stay', async () => {
  const { order } = await orderLast(bela);
  await wait(anna);
  await wait(cleo);
  expect((await wait(anna, 'DELETE')).status).toBe(204);
  expect((await wait(anna, 'DELETE')).status).toBe(204);
  expect([await isWaiting(anna), await isWaiting(cleo)]).toEqual([false, true]);
  await scene.call(bela, 'DELETE', `/skeinmart/orders/${order.id}`);
  expect([await toldOf(anna), await toldOf(cleo)]).toEqual([[], [TOLD]]);
});

test('subscribeProductStock refuses what is in stock, unlimited or gone for good, and visitors', async () => {
  await setStock(CROWN, 3);
  expect(codeOf(await wait(anna))).toEqual([409, 4032]);
  expect(codeOf(await wait(anna, 'POST', 'badge-moth'))).toEqual([409, 4032]);
  expect(codeOf(await wait(anna, 'POST', 'badge-mushroom'))).toEqual([409, 4032]);
  expect((await wait(anna, 'POST', 'badge-nothing')).status).toBe(404);
  for (const method of ['POST', 'DELETE'] as const) {
    const url = `/v2/skeinmart/products/${CROWN}/stock_subscription`;
    const reply = await scene.t.inject({ method, url });
    expect(codeOf(reply)).toEqual([401, 1034]);
  }
});
