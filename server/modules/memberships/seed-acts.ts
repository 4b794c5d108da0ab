import type { WorldBlog } from '#openapi/world/model.ts';
import type { Queryable } from '#server/db/database.ts';
import { lockCheckout } from '#server/modules/payments/checkouts/checkouts-repository.ts';
import { payInDemo, renewInDemo } from '#server/modules/payments/demo/demo-payments.ts';
import { planItem } from '#server/modules/payments/prices/items.ts';
import { addedPeriod } from '#server/modules/payments/subscriptions/added-period.ts';
import {
  beginSubscription,
  endSubscription,
  lockSubscriptionOfCheckout,
  setCancelled,
} from '#server/modules/payments/subscriptions/subscriptions-repository.ts';
import type { SeedAct, SeedContext } from '#server/seed/seed-context.ts';
import { DEMO_SUPPORTERS, type DemoSupporter } from './demo-supporters.ts';
import { beginPayouts } from './payouts/pay-out.ts';
import { finishPayout, insertTestTransfer, setPayoutTimes } from './payouts/payouts-repository.ts';
import { plansOf } from './plans/plans-repository.ts';

const DAY_MS = 86_400_000;
/** Days before the world's present on which blogs were paid out. */
const PAYOUT_DAYS = [140, 110, 80, 50, 20];
/** Days before a period ends on which a supporter stops. */
const STOP_DAYS = 4;

/** Returns the times after the start at which a further period begins and that are not after the present. */
function renewals(startMs: number, now: number, period: DemoSupporter['period']): number[] {
  const times: number[] = [];
  for (let at = addedPeriod(startMs, period) * 1000; at <= now; at = addedPeriod(at, period) * 1000)
    times.push(at);
  return times;
}

/** Returns the acts of a supporter: the first payment, the renewals, and the end. */
function supporterActs(
  { ids }: SeedContext,
  supporter: DemoSupporter,
  blog: WorldBlog,
  now: number,
): SeedAct[] {
  const { period, state, country, message, isListed } = supporter;
  const userId = ids.user(supporter.member);
  const startMs = now - supporter.sinceDays * DAY_MS;
  const times = renewals(startMs, now, period);
  const lastMs = times.at(-1) ?? startMs;
  let subscriptionId = '';

  async function begin(tx: Queryable): Promise<void> {
    const plan = (await plansOf(tx, ids.blog(blog)))[supporter.plan];
    if (plan === undefined) throw new Error(`${blog.name} has no plan ${supporter.plan}.`);
    const checkoutId = await payInDemo(tx, {
      userId,
      kind: 'membership',
      item: planItem(plan.id, period),
      country,
      atMs: startMs,
      membership: { planId: plan.id, title: plan.name, message, isListed },
      begin: async (id) => {
        const checkout = await lockCheckout(tx, id);
        if (checkout) await beginSubscription(tx, checkout, { kind: 'memberships', period });
      },
    });
    subscriptionId = (await lockSubscriptionOfCheckout(tx, checkoutId))?.id ?? '';
  }

  async function stop(tx: Queryable, atMs: number): Promise<void> {
    await setCancelled(tx, subscriptionId, atMs);
  }

  const acts: SeedAct[] = [{ atMs: startMs, act: begin }];
  for (const atMs of times) {
    const isLast = atMs === lastMs;
    // A supporter who stopped is not charged any more, and the last charge of one on hold was declined.
    if (isLast && state === 'cancelled')
      acts.push(
        { atMs: atMs - STOP_DAYS * DAY_MS, act: (tx) => stop(tx, atMs - STOP_DAYS * DAY_MS) },
        { atMs, act: (tx) => endSubscription(tx, subscriptionId, 'cancelled', atMs) },
      );
    else {
      const isDeclined = isLast && state === 'on-hold';
      acts.push({ atMs, act: (tx) => renewInDemo(tx, { subscriptionId, atMs, isDeclined }) });
    }
  }
  if (state === 'pending-cancel') acts.push({ atMs: lastMs + 1, act: (tx) => stop(tx, lastMs + 1) });
  return acts;
}

/** Pays a blog out what it earned until then. */
async function payOutInDemo(tx: Queryable, blogId: string, atMs: number): Promise<void> {
  for (const payout of await beginPayouts(tx, blogId, atMs)) {
    await insertTestTransfer(tx, payout);
    await finishPayout(tx, payout.payoutId);
    await setPayoutTimes(tx, payout.payoutId, atMs);
  }
}

/** Returns who supports blogs of the demo world, and what these were paid out. */
export function seedActs(context: SeedContext): SeedAct[] {
  const { ids, world } = context;
  const blogOf = new Map(ids.blogs.map((blog) => [blog.name, blog]));
  const supported = [...new Set(DEMO_SUPPORTERS.map(({ blog }) => blog))].flatMap(
    (name) => blogOf.get(name) ?? [],
  );
  return [
    ...DEMO_SUPPORTERS.flatMap((supporter) => {
      const blog = blogOf.get(supporter.blog);
      return blog ? supporterActs(context, supporter, blog, world.anchor) : [];
    }),
    ...supported.flatMap((blog) =>
      PAYOUT_DAYS.map((days) => {
        const atMs = world.anchor - days * DAY_MS;
        return { atMs, act: (tx: Queryable) => payOutInDemo(tx, ids.blog(blog), atMs) };
      }),
    ),
  ];
}
