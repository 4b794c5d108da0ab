import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { balanceOf } from '#server/modules/payments/ledger/ledger-repository.ts';
import type { Member } from '#tests/support/members.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';

const DAY_MS = 86_400_000;

let scene: PaymentScene;
let anna: Member;
let bela: Member;
let serial = 0;
beforeAll(async () => {
  scene = await paymentScene();
});
afterAll(() => scene.close());
beforeEach(async () => {
  serial += 1;
  anna = await scene.t.member(`anna-gives-${serial}`);
  bela = await scene.t.member(`bela-gets-${serial}`);
});

function order(member: Member, product: string, more: object = {}) {
  return scene.call(member, 'POST', '/skeinmart/checkout', {
    product_id: product,
    expected_price: 299,
    country: 'PT',
    is_gift: true,
    tumblelog: bela.blogName,
    ...more,
  });
}

async function give(product = 'badge-moth', more: object = {}): Promise<string> {
  const { body } = await order(anna, product, more);
  await scene.confirm(anna, body.response.checkout);
  return body.response.order.id;
}

function month() {
  return give('premium-month-gift', { expected_price: 499 });
}
async function giftAs(member: Member, id: string) {
  return (await scene.call(member, 'GET', `/user/gifts/${id}`)).body.response.gift;
}
function claim(member: Member, id: string) {
  return scene.call(member, 'POST', `/user/gifts/${id}/claim`, { tumblelog: member.blogName });
}
function codeOf(reply: { status: number; body: { errors: { code: number }[] } }) {
  return [reply.status, reply.body.errors[0]?.code];
}

/** Returns the newest purchase of a gift. */
async function purchaseOf(member: Member): Promise<{ id: string; status: string; giftStatus: string }> {
  return (await scene.call(member, 'GET', '/user/purchases?kind=gift')).body.response.purchases[0];
}
async function refundedOf(member: Member): Promise<string> {
  return (await purchaseOf(member)).status;
}

test('a gift waits until it is claimed, and shows its recipient no price', async () => {
  const id = await give('badge-moth', { message: 'For the lamp.' });
  const gift = await giftAs(bela, id);
  expect(gift).toMatchObject({
    status: 'delivered',
    direction: 'received',
    message: 'For the lamp.',
    from: { name: anna.blogName },
    item: { productId: 'badge-moth' },
  });
  expect(JSON.stringify(gift)).not.toMatch(/price|amount/i);
  const claimed = await claim(bela, id);
  expect(claimed.body.response.gift.status).toBe('claimed');
  const worn = await scene.call(bela, 'PUT', `/blog/${bela.blogName}/badges`, { badges: ['badge-moth'] });
  expect(worn.status).toBe(200);
});

test('listPurchases says where a gift stands', async () => {
  const id = await give('badge-moth');
  expect(await purchaseOf(anna)).toMatchObject({ status: 'paid', giftStatus: 'delivered' });
  await claim(bela, id);
  expect(await purchaseOf(anna)).toMatchObject({ status: 'paid', giftStatus: 'claimed' });
});

test('a gift without a name hides its giver from its recipient only', async () => {
  const id = await give('badge-moth', { is_anonymous: true });
  const gift = await giftAs(bela, id);
  expect(JSON.stringify(gift)).not.toContain(anna.blogName);
  expect(await giftAs(anna, id)).toMatchObject({ direction: 'sent', from: { name: anna.blogName } });
});

test('a gift that is not paid is listed for nobody', async () => {
  await order(anna, 'badge-moth');
  for (const member of [anna, bela])
    for (const direction of ['sent', 'received']) {
      const { body } = await scene.call(member, 'GET', `/user/gifts?direction=${direction}`);
      expect(body.response.gifts).toEqual([]);
    }
});

test('a gift is claimed once, also by two requests at once', async () => {
  const id = await give();
  const replies = await Promise.all([claim(bela, id), claim(bela, id)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(codeOf(await claim(bela, id))).toEqual([409, 4033]);
});

test('a gift is seen and claimed by its giver and its recipient only', async () => {
  const id = await give();
  const cleo = await scene.t.member(`cleo-gifts-${serial}`);
  expect(codeOf(await scene.call(cleo, 'GET', `/user/gifts/${id}`))).toEqual([404, 4004]);
  expect(codeOf(await claim(cleo, id))).toEqual([404, 4004]);
  expect(codeOf(await claim(anna, id))).toEqual([404, 4004]);
  expect(codeOf(await scene.call(anna, 'DELETE', `/user/gifts/${id}`))).toEqual([404, 4004]);
});

test('a gift that is declined goes back to who paid it', async () => {
  const id = await give();
  const declined = await scene.call(bela, 'DELETE', `/user/gifts/${id}`);
  expect(declined.body.response.gift.status).toBe('declined');
  expect(await refundedOf(anna)).toBe('refunded');
  expect(codeOf(await claim(bela, id))).toEqual([409, 4032]);
  expect(codeOf(await scene.call(bela, 'DELETE', `/user/gifts/${id}`))).toEqual([409, 4033]);
});

test('a gift that nobody claims for thirty days expires, and its money goes back once', async () => {
  const id = await give();
  scene.pass(29 * DAY_MS);
  await scene.doWhatIsDue();
  expect((await giftAs(anna, id)).status).toBe('delivered');
  scene.pass(2 * DAY_MS);
  await scene.doWhatIsDue();
  await scene.doWhatIsDue();
  expect((await giftAs(anna, id)).status).toBe('expired');
  expect(await refundedOf(anna)).toBe('refunded');
  expect(codeOf(await claim(bela, id))).toEqual([409, 4032]);
});

test('a gift can be taken back until it is claimed, and then not', async () => {
  const id = await give();
  const { body } = await scene.call(anna, 'DELETE', `/skeinmart/orders/${id}`);
  expect(body.response.order).toMatchObject({ status: 'refunded', canCancel: false });
  expect(codeOf(await scene.call(bela, 'GET', `/user/gifts/${id}`))).toEqual([404, 4004]);
  const second = await give('badge-key');
  await claim(bela, second);
  expect(codeOf(await scene.call(anna, 'DELETE', `/skeinmart/orders/${second}`))).toEqual([409, 4032]);
});

test('a gift that was claimed is not refunded', async () => {
  const id = await give();
  await claim(bela, id);
  const { body } = await scene.call(anna, 'GET', '/user/purchases?kind=gift');
  const refund = await scene.call(
    anna,
    'POST',
    `/user/purchases/${body.response.purchases[0].id}/refunds`,
    {},
  );
  expect(codeOf(refund)).toEqual([409, 17007]);
});

test('a blog that blocks the giver and an own blog answer the same code 17008', async () => {
  await scene.call(bela, 'POST', `/blog/${bela.blogName}/blocks/bulk`, { blocked_tumblelogs: anna.blogName });
  expect(codeOf(await order(anna, 'badge-moth'))).toEqual([403, 17008]);
  expect(codeOf(await order(anna, 'badge-moth', { tumblelog: anna.blogName }))).toEqual([403, 17008]);
});

test('a gift whose recipient blocks the giver before it is paid goes back', async () => {
  const { body } = await order(anna, 'badge-moth');
  await scene.call(bela, 'POST', `/blog/${bela.blogName}/blocks/bulk`, { blocked_tumblelogs: anna.blogName });
  await scene.confirm(anna, body.response.checkout);
  expect(await refundedOf(anna)).toBe('refunded');
  const seen = await scene.call(bela, 'GET', '/user/gifts');
  expect(seen.body.response.gifts).toEqual([]);
});

test('premium that is given runs for a month and renews nothing', async () => {
  await claim(bela, await month());
  const { body } = await scene.call(bela, 'GET', '/premium/subscription');
  expect(body.response.subscription).toMatchObject({
    ...{ status: 'pending-cancel', period: 'month', isGift: true },
    price: { amount: 0 },
  });
  expect(body.response.subscription).not.toHaveProperty('nextPayment');
  expect(codeOf(await scene.call(bela, 'PATCH', '/premium/subscription', { status: 'active' }))).toEqual([
    409, 4032,
  ]);
  scene.pass(32 * DAY_MS);
  await scene.doWhatIsDue();
  const after = await scene.call(bela, 'GET', '/premium/subscription');
  expect(after.body.response.subscription.status).toBe('cancelled');
  expect((await scene.call(bela, 'GET', '/user/purchases')).body.response.purchases).toEqual([]);
});

test('premium that is given makes a running subscription that much longer', async () => {
  await scene.buy(bela);
  const before = (await scene.call(bela, 'GET', '/premium/subscription')).body.response.subscription;
  await claim(bela, await month());
  const after = (await scene.call(bela, 'GET', '/premium/subscription')).body.response.subscription;
  expect(after.status).toBe('active');
  expect(after.currentPeriodEndTs - before.currentPeriodEndTs).toBeGreaterThanOrEqual(28 * 86_400);
});

test('two months of premium that are claimed at once run one after the other', async () => {
  const gifts = [await month(), await month()];
  const replies = await Promise.all(gifts.map((id) => claim(bela, id)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  scene.pass(45 * DAY_MS);
  await scene.doWhatIsDue();
  const { body } = await scene.call(bela, 'GET', '/premium/subscription');
  expect(body.response.subscription.status).toBe('pending-cancel');
});

test('the ledger adds up to nothing for a gift that came back', async () => {
  const before = await balanceOf(scene.t.db, 'revenue:gift');
  const id = await give();
  await scene.call(bela, 'DELETE', `/user/gifts/${id}`);
  expect(await balanceOf(scene.t.db, 'revenue:gift')).toEqual(before);
});

type Told = {
  type: string;
  actors: { name: string }[];
  gift?: { id: string; title?: string; message?: string };
};

async function toldGifts(member: Member): Promise<Told[]> {
  const { body } = await scene.call(member, 'GET', `/blog/${member.blogName}/notifications`);
  return body.response.notifications.filter(({ type }: Told) => type.startsWith('gift'));
}

test('a gift notifies its blog without what is in it or who gave it, and its giver of the claim', async () => {
  const id = await give('badge-moth', { message: 'For the lamp.' });
  expect(await toldGifts(bela)).toMatchObject([{ type: 'gift', actors: [], gift: { id } }]);
  expect((await toldGifts(bela))[0]?.gift).toEqual({ id });
  expect(await toldGifts(anna)).toEqual([]);
  await claim(bela, id);
  expect(await toldGifts(anna)).toMatchObject([
    { type: 'gift_claimed', actors: [{ name: bela.blogName }], gift: { id, message: 'For the lamp.' } },
  ]);
  expect((await toldGifts(bela))[0]?.gift).toMatchObject({ id, message: 'For the lamp.' });
});

test('a gift that is declined notifies its giver, and one that is taken back tells nobody anything', async () => {
  const declined = await give();
  await scene.call(bela, 'DELETE', `/user/gifts/${declined}`);
  expect(await toldGifts(anna)).toMatchObject([{ type: 'gift_declined', gift: { id: declined } }]);
  const taken = await give('badge-key');
  await scene.call(anna, 'DELETE', `/skeinmart/orders/${taken}`);
  expect((await toldGifts(bela)).map(({ gift }) => gift?.id)).toEqual([declined]);
  expect(await toldGifts(anna)).toHaveLength(1);
});

test('a gift that nobody claims in time notifies its giver of the money', async () => {
  const id = await give();
  scene.pass(31 * DAY_MS);
  await scene.doWhatIsDue();
  expect(await toldGifts(anna)).toMatchObject([{ type: 'gift_expired', actors: [], gift: { id } }]);
});
