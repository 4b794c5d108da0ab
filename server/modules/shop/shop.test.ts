import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { balanceOf } from '#server/modules/payments/ledger/ledger-repository.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';

const MINUTE_MS = 60_000;

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
  anna = await scene.t.member(`anna-shops-${serial}`);
  bela = await scene.t.member(`bela-shops-${serial}`);
});

function order(member: Member, product: string, more: object = {}) {
  return scene.call(member, 'POST', '/skeinmart/checkout', {
    product_id: product,
    expected_price: 299,
    country: 'PT',
    ...more,
  });
}

async function buy(member: Member, product: string, more: object = {}) {
  const { body } = await order(member, product, more);
  await scene.confirm(member, body.response.checkout);
  return body.response.order;
}

async function stockOf(product: string): Promise<number> {
  const [row] = await scene.t.db.query<{ remaining: number }>(
    'select remaining from shop_stock where product = $1',
    [product],
  );
  return row?.remaining ?? 0;
}

function setStock(product: string, remaining: number) {
  return scene.t.db.query('update shop_stock set remaining = $2 where product = $1', [product, remaining]);
}

function codeOf(reply: { status: number; body: { errors: { code: number }[] } }) {
  return [reply.status, reply.body.errors[0]?.code];
}

function nameOf(member: Member) {
  return member.blogName;
}

test('getCatalogue lists the shelves with their numbers of products, and the window in its order', async () => {
  const { body } = await scene.call(anna, 'GET', '/skeinmart/catalogue');
  expect(body.response.groups.map((one: { slug: string }) => one.slug)).toEqual([
    'badges',
    'accessories',
    'gifts',
  ]);
  expect(body.response.featured.map((one: { id: string }) => one.id)).toEqual([
    'frame-knitted',
    'badge-comet',
    'badge-moth',
    'badge-two-geese',
  ]);
});

test('listProducts filters by shelf and kind, and keeps products that are sold out', async () => {
  const { body } = await scene.call(anna, 'GET', '/skeinmart/products?group=badges&limit=20');
  const mushroom = body.response.products.find((one: { id: string }) => one.id === 'badge-mushroom');
  expect(mushroom).toMatchObject({ available: false, stock: 0, isDiscontinued: true });
  const frames = await scene.call(anna, 'GET', '/skeinmart/products?kind=accessory&limit=2&offset=2');
  expect(frames.body.response).toMatchObject({ total: 6, products: [{ id: 'frame-ivy' }, {}] });
});

test('a badge that is bought belongs to the blog, can be worn, and stands beside its name', async () => {
  const made = await buy(anna, 'badge-moth');
  const { body } = await scene.call(anna, 'GET', `/skeinmart/orders/${made.id}`);
  expect(body.response.order).toMatchObject({ status: 'fulfilled', product: { owned: 1 }, canCancel: false });
  const worn = await scene.call(anna, 'PUT', `/blog/${nameOf(anna)}/badges`, { badges: ['badge-moth'] });
  expect(worn.status).toBe(200);
  const info = await scene.call(bela, 'GET', `/blog/${nameOf(anna)}/info`);
  expect(info.body.response.blog.badges).toMatchObject([
    { id: 'badge-moth', image: { url: '/shop/badge-moth.svg' } },
  ]);
  const seen = await scene.call(bela, 'GET', `/blog/${nameOf(anna)}/badges`);
  expect(seen.body.response.badges).toHaveLength(1);
});

test('a frame that a blog wears is in each size of its avatar', async () => {
  await buy(anna, 'frame-ivy', { expected_price: 499 });
  const put = await scene.call(anna, 'PUT', `/blog/${nameOf(anna)}/accessories`, {
    accessories: ['frame-ivy'],
  });
  expect(put.body.response.accessories).toMatchObject([{ id: 'frame-ivy', worn: true }]);
  const { body } = await scene.call(bela, 'GET', `/blog/${nameOf(anna)}/info`);
  expect(body.response.blog.avatar[0].accessories.frame).toEqual({
    square: '/shop/frame-ivy-square.svg',
    circle: '/shop/frame-ivy-circle.svg',
  });
  await scene.call(anna, 'PUT', `/blog/${nameOf(anna)}/accessories`, { accessories: [] });
  const off = await scene.call(bela, 'GET', `/blog/${nameOf(anna)}/info`);
  expect(off.body.response.blog.avatar[0].accessories).toBeUndefined();
});

test('setBlogBadges and setAccessories refuse with 5016 what the blog does not have', async () => {
  const badges = await scene.call(anna, 'PUT', `/blog/${nameOf(anna)}/badges`, { badges: ['badge-moth'] });
  expect(codeOf(badges)).toEqual([400, 5016]);
  const url = `/blog/${nameOf(anna)}/accessories`;
  expect(codeOf(await scene.call(anna, 'PUT', url, { accessories: ['frame-ivy'] }))).toEqual([400, 5016]);
});

test('a badge that is earned can be worn once its goal is reached', async () => {
  const url = `/user/badges?tumblelog=${nameOf(anna)}`;
  const find = async () =>
    (await scene.call(anna, 'GET', url)).body.response.badges.find(
      (one: { id: string }) => one.id === 'badge-hundred-posts',
    );
  expect(await find()).toMatchObject({ owned: false, progress: { value: 0, goal: 100 } });
  await scene.t.db.query('update blogs set post_count = 120 where name = $1', [nameOf(anna)]);
  expect(await find()).toMatchObject({ owned: true, progress: { value: 100, goal: 100 } });
});

test('getUserInfo and getBlogInfo count the orders that are paid, for the member who made them alone', async () => {
  const counts = async (member: Member) => {
    const { blogs, skeinmartOrders } = (await scene.call(member, 'GET', '/user/info')).body.response;
    const { blog } = (await scene.call(member, 'GET', `/blog/${anna.blogName}/info`)).body.response;
    return [skeinmartOrders, blogs[0].skeinmartOrders, blog.skeinmartOrders];
  };
  await addWriter(scene.t.db, nameOf(anna), bela);
  const { body } = await order(anna, 'badge-moth');
  expect(await counts(anna)).toEqual([0, 0, 0]);
  await scene.confirm(anna, body.response.checkout);
  expect(await counts(anna)).toEqual([1, 1, 1]);
  expect(await counts(bela)).toEqual([0, 0, 0]);
  const visitor = await scene.t.inject(`/v2/blog/${anna.blogName}/info`);
  expect(visitor.body.response.blog).not.toHaveProperty('skeinmartOrders');
  const [{ id }] = (await scene.call(anna, 'GET', '/user/purchases')).body.response.purchases;
  await scene.call(anna, 'POST', `/user/purchases/${id}/refunds`, {});
  expect(await counts(anna)).toEqual([0, 0, 0]);
});

test('orderProduct answers the unpaid order again, and gives it up for something else', async () => {
  const first = await order(anna, 'badge-moth');
  expect(first.status).toBe(201);
  const again = await order(anna, 'badge-moth');
  expect(again.body.response.order.id).toBe(first.body.response.order.id);
  await order(anna, 'badge-key');
  const { body } = await scene.call(anna, 'GET', '/skeinmart/orders');
  expect(body.response.orders.map((one: { status: string }) => one.status)).toEqual(['pending', 'cancelled']);
});

test('two presses at once make one order', async () => {
  const replies = await Promise.all([order(anna, 'badge-moth'), order(anna, 'badge-moth')]);
  const ids = replies.map(({ body }) => body.response.order.id);
  expect(new Set(ids).size).toBe(1);
});

test('orderProduct refuses another price with 17004 and what the blog has with 4033', async () => {
  expect(codeOf(await order(anna, 'badge-moth', { expected_price: 1 }))).toEqual([409, 17004]);
  await buy(anna, 'badge-moth');
  expect(codeOf(await order(anna, 'badge-moth'))).toEqual([409, 4033]);
});

test('orderProduct buys for an own blog only, as its admin', async () => {
  expect(codeOf(await order(anna, 'badge-moth', { tumblelog: nameOf(bela) }))).toEqual([403, 4003]);
  await addWriter(scene.t.db, nameOf(bela), anna);
  expect(codeOf(await order(anna, 'badge-moth', { tumblelog: nameOf(bela) }))).toEqual([403, 4003]);
});

test('the last of a limited product goes to one of many who order at once', async () => {
  await setStock('badge-comet', 1);
  const members = [anna, bela, await scene.t.member(`cleo-shops-${serial}`)];
  const replies = await Promise.all(members.map((one) => order(one, 'badge-comet', { expected_price: 399 })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(replies.find(({ status }) => status === 409)?.body.errors[0].code).toBe(18101);
  expect(await stockOf('badge-comet')).toBe(0);
});

test('the stock gets back one of an order that is given up, expires or is returned', async () => {
  await setStock('hat-paper-crown', 5);
  const given = await order(anna, 'hat-paper-crown', { expected_price: 199 });
  expect(await stockOf('hat-paper-crown')).toBe(4);
  const cancelled = await scene.call(anna, 'DELETE', `/skeinmart/orders/${given.body.response.order.id}`);
  expect(cancelled.body.response.order.status).toBe('cancelled');
  expect(await stockOf('hat-paper-crown')).toBe(5);
  await order(anna, 'hat-paper-crown', { expected_price: 199 });
  await scene.doWhatIsDue(31 * MINUTE_MS);
  expect(await stockOf('hat-paper-crown')).toBe(5);
  await buy(bela, 'hat-paper-crown', { expected_price: 199 });
  expect(await stockOf('hat-paper-crown')).toBe(4);
  const { body } = await scene.call(bela, 'GET', '/user/purchases');
  await scene.call(bela, 'POST', `/user/purchases/${body.response.purchases[0].id}/refunds`, {});
  expect(await stockOf('hat-paper-crown')).toBe(5);
});

test('a purchase that is returned takes what was bought off the blog', async () => {
  const made = await buy(anna, 'badge-moth');
  await scene.call(anna, 'PUT', `/blog/${nameOf(anna)}/badges`, { badges: ['badge-moth'] });
  const { body } = await scene.call(anna, 'GET', '/user/purchases?kind=shop');
  const [purchase] = body.response.purchases;
  expect(purchase).toMatchObject({
    ...{ kind: 'shop', title: 'A moth at the lamp', orderId: made.id, blogName: nameOf(anna) },
    picture: [{ url: '/shop/badge-moth.svg' }],
  });
  await scene.call(anna, 'POST', `/user/purchases/${purchase.id}/refunds`, {});
  const seen = await scene.call(bela, 'GET', `/blog/${nameOf(anna)}/badges`);
  expect(seen.body.response.badges).toEqual([]);
  const after = await scene.call(anna, 'GET', `/skeinmart/orders/${made.id}`);
  expect(after.body.response.order).toMatchObject({ status: 'refunded', product: { owned: 0 } });
});

test('cancelOrder refuses with 4032 what was bought for oneself and is there', async () => {
  const made = await buy(anna, 'badge-moth');
  expect(codeOf(await scene.call(anna, 'DELETE', `/skeinmart/orders/${made.id}`))).toEqual([409, 4032]);
});

test("another member's order answers 4004", async () => {
  const made = await buy(anna, 'badge-moth');
  expect(codeOf(await scene.call(bela, 'GET', `/skeinmart/orders/${made.id}`))).toEqual([404, 4004]);
  expect(codeOf(await scene.call(bela, 'DELETE', `/skeinmart/orders/${made.id}`))).toEqual([404, 4004]);
});

test('a product whose price is gone from the catalogue meanwhile is not sold, and nothing is charged', async () => {
  const gone = (await order(anna, 'badge-frog')).body.response;
  await scene.t.db.query(`delete from prices where item = 'badge-frog'`);
  expect(codeOf(await scene.confirm(anna, gone.checkout))).toEqual([409, 4032]);
  expect(codeOf(await order(anna, 'badge-frog'))).toEqual([404, 4004]);
  const { body } = await scene.call(anna, 'GET', '/user/purchases');
  expect(body.response.purchases).toEqual([]);
});

test('a currency without decimals is sold, taxed, returned and shown in whole units', async () => {
  const price = { amount: 450, currency: 'JPY', exponent: 0, formatted: '¥450', tax: 41, net: 409 };
  const wanted = { country: 'JP', expected_price: 450, expected_currency: 'JPY' };
  expect(codeOf(await order(anna, 'badge-moth', { ...wanted, expected_price: 45_000 }))).toEqual([
    409, 17004,
  ]);
  const { body: ordered } = await order(anna, 'badge-moth', wanted);
  // The shop shows the prices of the country in which a member bought last.
  const { body: listed } = await scene.call(anna, 'GET', '/skeinmart/products?group=badges&limit=20');
  const moth = listed.response.products.find(({ id }: { id: string }) => id === 'badge-moth');
  expect(moth.price).toMatchObject(price);
  const paid = await scene.confirm(anna, ordered.response.checkout);
  const url = `/user/purchases/${paid.body.response.checkout.purchaseId}`;
  const receipt = (await scene.call(anna, 'GET', url)).body.response.purchase;
  expect(receipt).toMatchObject({
    total: { amount: 450, exponent: 0, formatted: '¥450' },
    net: { amount: 409, formatted: '¥409' },
    taxes: [{ country: 'JP', rateBps: 1000, amount: { amount: 41, formatted: '¥41' } }],
  });
  const balance = async (account: string) => (await balanceOf(scene.t.db, account)).get('JPY') ?? 0n;
  expect([await balance('provider:test'), await balance('tax:JP'), await balance('revenue:shop')]).toEqual([
    450n,
    -41n,
    -409n,
  ]);
  const { body: back } = await scene.call(anna, 'POST', `${url}/refunds`, {});
  expect(back.response.purchase.refunded).toMatchObject({ amount: 450, formatted: '¥450' });
  expect([await balance('provider:test'), await balance('tax:JP'), await balance('revenue:shop')]).toEqual([
    0n,
    0n,
    0n,
  ]);
});
