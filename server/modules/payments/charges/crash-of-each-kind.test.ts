import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WorkContext } from '#server/define-module.ts';
import type { AnyBody } from '#tests/support/app.ts';
import { dyingDatabase, Killed } from '#tests/support/dying-database.ts';
import type { Member } from '#tests/support/members.ts';
import { expectSoundBooks } from '#tests/support/payment-books.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { postAs, text } from '#tests/support/posts.ts';
import { confirmCheckoutOf } from '../checkouts/confirm-checkout.ts';
import { checkPayments } from './check-payments.ts';

/** More than any of the checkouts has; reaching it fails the test. */
const MAX_STEPS = 200;
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 1);
const TIMEOUT_MS = 120_000 * ROUNDS;

let scene: PaymentScene;
let healthy: WorkContext;
let odile: Member;
let planId: string;
beforeAll(async () => {
  scene = await paymentScene();
  healthy = { db: scene.t.db, services: scene.t.app.services };
  odile = await scene.t.member('odile-outlives');
  const page = `/blog/${odile.blogName}/support`;
  const plan = { name: 'A loaf a month', amount: 400, currency: 'EUR', perks: [] };
  planId = (await scene.call(odile, 'POST', `${page}/plans`, plan)).body.response.plan.id;
  await scene.call(odile, 'POST', `${page}/onboarding`, {});
  await scene.call(odile, 'PATCH', page, { enabled: true });
});
afterAll(() => scene.close());

type Kind = 'premium' | 'shop' | 'gift' | 'membership' | 'blaze';

interface CheckoutRequest {
  method: 'GET' | 'POST';
  url: string;
  body?: object;
}

/** Requests of a member that open a checkout, by its kind. */
const ASKED: Record<Kind, (member: Member) => Promise<CheckoutRequest>> = {
  premium: async () => ({ method: 'GET', url: '/premium/checkout?period=year&country=PT' }),
  shop: async () => ({
    method: 'POST',
    url: '/skeinmart/checkout',
    body: { product_id: 'frame-ivy', expected_price: 499 },
  }),
  gift: async () => ({
    method: 'POST',
    url: '/skeinmart/checkout',
    body: { product_id: 'badge-moth', expected_price: 299, is_gift: true, tumblelog: odile.blogName },
  }),
  membership: async () => ({
    method: 'POST',
    url: '/memberships/checkout',
    body: { tumblelog: odile.blogName, plan_id: planId, period: 'month' },
  }),
  blaze: async (member: Member) => ({
    method: 'POST',
    url: '/ignite/campaigns',
    body: {
      tumblelog: member.blogName,
      post_id: (await postAs(scene.t, member, { content: text('Look at this') })).id,
      price_id: 'blaze-2500',
      expected_price: 1000,
    },
  }),
};

async function openCheckout(kind: Kind, member: Member): Promise<AnyBody> {
  const { method, url, body } = await ASKED[kind](member);
  const reply = await scene.call(member, method, url, body && { ...body, country: 'PT' });
  return reply.body.response.checkout;
}

/** Does what the recurring check of another process does later. */
async function recover(): Promise<void> {
  for (const minutes of [2, 12]) {
    for (const [table, column, open] of [
      ['payments', 'created_at', 'settled_at'],
      ['payment_events', 'received_at', 'processed_at'],
    ] as const)
      await scene.t.db.query(
        `update ${table} set ${column} = ${column} - $1::int * interval '1 minute' where ${open} is null`,
        [minutes],
      );
    await checkPayments(healthy);
    await healthy.services.jobs.settled();
  }
}

/** Confirms a checkout in a process that is killed at a step; returns false when it ended before. */
async function isKilledAt(step: number, checkout: AnyBody): Promise<boolean> {
  const { db, isDead } = dyingDatabase(scene.t.db, step);
  const { amount, currency } = checkout.total;
  const about = { seen: { expected_price: amount, expected_currency: currency }, locale: 'en' };
  // The code may report the kill in words of its own.
  await confirmCheckoutOf({ db, services: healthy.services }, checkout.id, about).catch((error: unknown) => {
    if (!(error instanceof Killed) && !isDead()) throw error;
  });
  await healthy.services.jobs.settled();
  return isDead();
}

test.each(Object.keys(ASKED) as Kind[])(
  'a checkout of %s that is killed at any step is charged once and becomes one purchase',
  async (kind) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      let step = 1;
      for (let wasKilled = true; wasKilled; step += 1) {
        expect(step).toBeLessThan(MAX_STEPS);
        const member = await scene.t.member(`dies-${kind}-${round}-${step}`);
        const checkout = await openCheckout(kind, member);
        wasKilled = await isKilledAt(step, checkout);
        await recover();
        const after = (await scene.call(member, 'GET', `/checkouts/${checkout.id}`)).body.response.checkout;
        // The person presses again; one that is paid says so and takes nothing.
        if (after.status !== 'paid') await scene.confirm(member, after);
        await healthy.services.jobs.settled();
        const { purchases } = (await scene.call(member, 'GET', '/user/purchases')).body.response;
        expect([step, purchases.map((one: AnyBody) => [one.kind, one.status])]).toEqual([
          step,
          [[kind, 'paid']],
        ]);
        const [charged] = await scene.t.db.query<{ count: number }>(
          'select count(*)::int as count from test_provider_payments where payment_id in (select id from payments where user_id = $1)',
          [member.userId],
        );
        expect([step, charged?.count]).toEqual([step, 1]);
      }
      expect(step).toBeGreaterThan(10);
      await expectSoundBooks(scene.t.db);
    }
  },
  TIMEOUT_MS,
);
