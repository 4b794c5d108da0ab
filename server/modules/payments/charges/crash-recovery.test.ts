import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WorkContext } from '#server/define-module.ts';
import { dyingDatabase, Killed } from '#tests/support/dying-database.ts';
import type { Member } from '#tests/support/members.ts';
import { expectSoundBooks } from '#tests/support/payment-books.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { confirmCheckoutOf } from '../checkouts/confirm-checkout.ts';
import { returnPurchase } from '../purchases/refund.ts';
import { renewSubscription } from '../subscriptions/renew-subscription.ts';
import { checkPayments } from './check-payments.ts';

const DAY_MS = 86_400_000;
/** More than any of the processes has; reaching it fails the test. */
const MAX_STEPS = 200;
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 1);
const TIMEOUT_MS = 60_000 * ROUNDS;

let scene: PaymentScene;
let healthy: WorkContext;
beforeAll(async () => {
  scene = await paymentScene();
  healthy = { db: scene.t.db, services: scene.t.app.services };
});
afterAll(() => scene.close());

let serial = 0;
function newMember(): Promise<Member> {
  serial += 1;
  return scene.t.member(`crashing-${serial}`);
}

/** Runs work that is killed at a step; returns false when it ended before. */
async function isKilledAt(step: number, work: (context: WorkContext) => Promise<void>): Promise<boolean> {
  const { db, isDead } = dyingDatabase(scene.t.db, step);
  try {
    await work({ db, services: healthy.services });
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
  }
  await healthy.services.jobs.settled();
  return isDead();
}

/** Does what the recurring check of another process does later. */
async function recover(): Promise<void> {
  for (const minutes of [2, 12]) {
    await scene.t.db.query(
      `update payments set created_at = created_at - $1::int * interval '1 minute' where settled_at is null`,
      [minutes],
    );
    await scene.t.db.query(
      `update refunds set created_at = created_at - $1::int * interval '1 minute' where settled_at is null`,
      [minutes],
    );
    await scene.t.db.query(
      `update payment_events set received_at = received_at - $1::int * interval '1 minute'
        where processed_at is null`,
      [minutes],
    );
    await checkPayments(healthy);
    await healthy.services.jobs.settled();
  }
}

async function statusesOf(member: Member): Promise<string[]> {
  const { body } = await scene.call(member, 'GET', '/user/purchases');
  return body.response.purchases.map((one: { status: string }) => one.status);
}

async function itemsOf(member: Member): Promise<string[]> {
  const { body } = await scene.call(member, 'GET', '/user/purchases');
  return body.response.purchases.map((one: { lines: { item: string }[] }) => one.lines[0]?.item);
}

/** Repeats work for new members, killed one step later each time, until it ends before the kill. */
async function atEachStep(one: (step: number) => Promise<boolean>): Promise<number> {
  for (let step = 1; step < MAX_STEPS; step += 1) if (!(await one(step))) return step;
  throw new Error('The work never ended.');
}

test.each(['success', 'bank-check', 'late-event', 'two-events', 'event-first', 'declined'] as const)(
  'a purchase with the outcome %s that is killed at any step is charged once or not at all',
  async (outcome) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const steps = await atEachStep(async (step) => {
        const member = await newMember();
        const checkout = await scene.checkout(member);
        await scene.call(member, 'PUT', `/checkouts/${checkout.id}/test_outcome`, { outcome });
        const about = { seen: { expected_price: 499, expected_currency: 'EUR' }, locale: 'en' };
        const wasKilled = await isKilledAt(step, (context) =>
          confirmCheckoutOf(context, checkout.id, about).catch((error: unknown) => {
            if (error instanceof Killed) throw error;
          }),
        );
        await recover();
        const after = await scene.call(member, 'GET', `/checkouts/${checkout.id}`);
        const { status } = after.body.response.checkout;
        expect(['open', 'declined', 'needs-action', 'paid']).toContain(status);
        if (status !== 'paid') {
          // The person tries again with a card that works.
          const again = await scene.checkout(member);
          await scene.call(member, 'PUT', `/checkouts/${again.id}/test_outcome`, { outcome: 'success' });
          const paid = await scene.confirm(member, again);
          expect([step, paid.body.response.checkout.status]).toEqual([step, 'paid']);
        }
        expect([step, await statusesOf(member)]).toEqual([step, ['paid']]);
        return wasKilled;
      });
      expect(steps).toBeGreaterThan(10);
      await expectSoundBooks(scene.t.db);
    }
  },
  TIMEOUT_MS,
);

test(
  'a refund that is killed at any step goes back once',
  async () => {
    await atEachStep(async (step) => {
      const member = await newMember();
      const { purchaseId } = (await scene.buy(member)).body.response.checkout;
      const wasKilled = await isKilledAt(step, (context) =>
        returnPurchase(context, purchaseId, member.userId),
      );
      await recover();
      if ((await statusesOf(member))[0] === 'paid') await returnPurchase(healthy, purchaseId, member.userId);
      expect([step, await statusesOf(member)]).toEqual([step, ['refunded']]);
      return wasKilled;
    });
    await expectSoundBooks(scene.t.db);
  },
  TIMEOUT_MS,
);

test.each([
  ['as it is', undefined, ['premium-month', 'premium-month']],
  ['with a change of period', { period: 'year' }, ['premium-year', 'premium-month']],
] as const)(
  'a renewal %s that is killed at any step is charged once',
  async (_title, change, items) => {
    await atEachStep(async (step) => {
      const member = await newMember();
      await scene.buy(member);
      if (change) await scene.call(member, 'PUT', '/premium/subscription/change', change);
      const [subscription] = await scene.t.db.query<{ id: string }>(
        `update subscriptions set started_at = started_at - interval '1 month', period_end = started_at
          where user_id = $1 returning id`,
        [member.userId],
      );
      const wasKilled = await isKilledAt(step, (context) =>
        renewSubscription(context, subscription?.id ?? ''),
      );
      await recover();
      scene.pass(DAY_MS);
      await checkPayments(healthy);
      expect([step, await statusesOf(member)]).toEqual([step, ['paid', 'paid']]);
      expect([step, await itemsOf(member)]).toEqual([step, items]);
      // Ended, so that the next ones do not renew it.
      await scene.t.db.query(`update subscriptions set status = 'cancelled' where user_id = $1`, [
        member.userId,
      ]);
      return wasKilled;
    });
    await expectSoundBooks(scene.t.db);
  },
  TIMEOUT_MS,
);
