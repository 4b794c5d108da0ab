import type { WorldBlog } from '#openapi/world/model.ts';
import type { Queryable } from '#server/db/database.ts';
import { askBackInDemo, payInDemo, returnInDemo } from '#server/modules/payments/demo/demo-payments.ts';
import { recordClaim } from '#server/modules/payments/orders/claim-gift.ts';
import { recordGiftEnd } from '#server/modules/payments/orders/end-gift.ts';
import {
  insertOrder,
  lockOrder,
  type NewGift,
  takeFromStock,
} from '#server/modules/payments/orders/orders-repository.ts';
import { returnOrder } from '#server/modules/payments/orders/return-order.ts';
import { insertRefund } from '#server/modules/payments/purchases/purchases-repository.ts';
import type { SeedAct, SeedContext } from '#server/seed/seed-context.ts';
import { DEMO_GIFTS, type DemoGift } from './demo-gifts.ts';
import { DEMO_WEAR } from './demo-wear.ts';

const DAY_MS = 86_400_000;
const COUNTRY = 'PT';
/** Days before the world's present on which the things that blogs wear were bought, and between two of them. */
const FIRST_WEAR_DAYS = 75;
const WEAR_GAP_DAYS = 6;

/** A product that a member bought for an own blog and gave back. Times are in days before the world's present. */
const RETURNED = { blog: 'marlow', product: 'badge-rain', boughtDays: 33, returnedDays: 29 };
/** A product whose buyer's bank asks the money back, and has not decided. */
const DISPUTED = { blog: 'rui-na-praia', product: 'badge-rain', boughtDays: 12, askedDays: 2 };

type Order = {
  userId: string;
  product: string;
  blogId: string;
  gift?: NewGift;
  atMs: number;
};

/** Orders and pays a product. Returns the id of the order. */
async function order(tx: Queryable, { userId, product, blogId, gift, atMs }: Order): Promise<string> {
  let id = '';
  await payInDemo(tx, {
    userId,
    kind: gift === undefined ? 'shop' : 'gift',
    item: product,
    country: COUNTRY,
    atMs,
    begin: async (checkoutId) => {
      if (!(await takeFromStock(tx, product))) throw new Error(`${product} is sold out.`);
      id = await insertOrder(tx, { userId, checkoutId, product, blogId, gift });
    },
  });
  return id;
}

/** Returns the acts that buy what blogs of the demo world wear. */
function wearActs({ ids }: SeedContext, now: number): SeedAct[] {
  const worn = ids.blogs.flatMap((blog) => {
    const { badges = [], frame } = DEMO_WEAR[blog.name] ?? {};
    const gifts = DEMO_GIFTS.filter(({ to, status }) => to === blog.name && status === 'claimed');
    const given = new Set(gifts.map(({ product }) => product));
    const bought = [...badges, ...(frame === undefined ? [] : [frame])];
    return bought.filter((product) => !given.has(product)).map((product) => ({ blog, product }));
  });
  return worn.map(({ blog, product }, place) => {
    const atMs = now - (FIRST_WEAR_DAYS - place * WEAR_GAP_DAYS) * DAY_MS;
    const wanted = { userId: ids.user(blog.owner), product, blogId: ids.blog(blog), atMs };
    return {
      atMs,
      act: async (tx) => {
        await order(tx, wanted);
      },
    };
  });
}

/** Returns the acts of a thing that was bought and given back. */
function returnedActs({ ids }: SeedContext, blog: WorldBlog, now: number): SeedAct[] {
  let orderId = '';
  const [boughtMs, returnedMs] = [now - RETURNED.boughtDays * DAY_MS, now - RETURNED.returnedDays * DAY_MS];
  const { product } = RETURNED;
  const wanted = { userId: ids.user(blog.owner), product, blogId: ids.blog(blog), atMs: boughtMs };
  return [
    {
      atMs: boughtMs,
      act: async (tx) => {
        orderId = await order(tx, wanted);
      },
    },
    {
      atMs: returnedMs,
      act: async (tx) => {
        const bought = await lockOrder(tx, orderId);
        if (bought?.purchase_id == null) throw new Error('The order has no receipt.');
        await returnOrder(tx, orderId, returnedMs);
        const refund = { amount: BigInt(bought.amount), reason: 'returned', nowMs: returnedMs } as const;
        await returnInDemo(tx, await insertRefund(tx, bought.purchase_id, refund), returnedMs);
      },
    },
  ];
}

/** Returns the acts of a thing that was bought and that the bank asks back. */
function disputedActs({ ids }: SeedContext, blog: WorldBlog, now: number): SeedAct[] {
  let orderId = '';
  const [boughtMs, askedMs] = [now - DISPUTED.boughtDays * DAY_MS, now - DISPUTED.askedDays * DAY_MS];
  const { product } = DISPUTED;
  const wanted = { userId: ids.user(blog.owner), product, blogId: ids.blog(blog), atMs: boughtMs };
  return [
    {
      atMs: boughtMs,
      act: async (tx) => {
        orderId = await order(tx, wanted);
      },
    },
    {
      atMs: askedMs,
      act: async (tx) => {
        const bought = await lockOrder(tx, orderId);
        if (bought?.purchase_id == null) throw new Error('The order has no receipt.');
        await askBackInDemo(tx, bought.purchase_id, askedMs);
      },
    },
  ];
}

/** Ends a gift in the way that the demo world tells. */
async function endGiftInDemo(
  tx: Queryable,
  orderId: string,
  { status, nowMs, ...to }: { status: DemoGift['status']; nowMs: number; userId: string; blogId: string },
): Promise<void> {
  if (status === 'delivered') return;
  if (status === 'claimed') await recordClaim(tx, orderId, { ...to, nowMs });
  else {
    const given = await lockOrder(tx, orderId);
    if (given === undefined) throw new Error('The gift is gone.');
    const refundId = await recordGiftEnd(tx, given, { status, nowMs });
    if (refundId !== undefined) await returnInDemo(tx, refundId, nowMs);
  }
}

/** Returns the acts of a gift: it is given, and then it ends. */
function giftActs(
  { ids }: SeedContext,
  gift: DemoGift,
  blogs: [WorldBlog, WorldBlog],
  now: number,
): SeedAct[] {
  const [from, to] = blogs;
  const givenMs = now - gift.givenDays * DAY_MS;
  const endedMs = gift.endedDays === undefined ? undefined : now - gift.endedDays * DAY_MS + 1;
  const given = {
    fromBlogId: ids.blog(from),
    message: gift.message,
    isAnonymous: gift.isAnonymous ?? false,
  };
  const blogId = ids.blog(to);
  const wanted = { userId: ids.user(from.owner), product: gift.product, blogId, gift: given, atMs: givenMs };
  const claimer = { userId: ids.user(to.owner), blogId };
  let orderId = '';
  const acts: SeedAct[] = [
    {
      atMs: givenMs,
      act: async (tx) => {
        orderId = await order(tx, wanted);
      },
    },
  ];
  if (endedMs !== undefined)
    acts.push({
      atMs: endedMs,
      act: (tx) => endGiftInDemo(tx, orderId, { ...claimer, status: gift.status, nowMs: endedMs }),
    });
  return acts;
}

/** Returns what is bought in the shop of the demo world, and the gifts between its blogs. */
export function seedActs(context: SeedContext): SeedAct[] {
  const { anchor } = context.world;
  const blogOf = new Map(context.ids.blogs.map((blog) => [blog.name, blog]));
  const returner = blogOf.get(RETURNED.blog);
  const disputer = blogOf.get(DISPUTED.blog);
  return [
    ...wearActs(context, anchor),
    ...(returner ? returnedActs(context, returner, anchor) : []),
    ...(disputer ? disputedActs(context, disputer, anchor) : []),
    ...DEMO_GIFTS.flatMap((gift) => {
      const [from, to] = [blogOf.get(gift.from), blogOf.get(gift.to)];
      return from && to ? giftActs(context, gift, [from, to], anchor) : [];
    }),
  ];
}
