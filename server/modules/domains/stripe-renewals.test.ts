import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { WorkContext } from '#server/define-module.ts';
import { checkPayments } from '#server/modules/payments/charges/check-payments.ts';
import { type FakeStripe, startFakeStripe } from '#tests/support/fake-stripe.ts';
import type { Member } from '#tests/support/members.ts';
import { expectSoundBooks } from '#tests/support/payment-books.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { advanceDomains } from './advance-domains.ts';

const DAY_MS = 86_400_000;
const contact = {
  ...{ first_name: 'Anna', last_name: 'Quay', email: 'anna@example.com', phone: '+351.210000000' },
  ...{ address: 'Rua do Farol 7', city: 'Porto', postal_code: '4150-044', country: 'PT' },
};

let stripe: FakeStripe;
let scene: PaymentScene;
let context: WorkContext;
let serial = 0;
beforeAll(async () => {
  stripe = await startFakeStripe();
  scene = await paymentScene({ stripe: stripe.options });
  context = { db: scene.t.db, services: scene.t.app.services };
});
afterAll(async () => {
  await scene.close();
  await stripe.close();
});
afterEach(async () => {
  stripe.fault = undefined;
  stripe.declinesStored = false;
  await expectSoundBooks(scene.t.db);
});

/** Makes the recurring check find what has been under way for a minute. */
async function check(): Promise<void> {
  await scene.t.db.query(`update payments set created_at = created_at - interval '2 minutes'`);
  await checkPayments(context);
  await scene.t.app.services.jobs.settled();
}

async function expiryOf(member: Member, name: string): Promise<number> {
  const { body } = await scene.call(member, 'GET', `/user/domains/${name}`);
  return body.response.domain.expiresTs;
}

const yearOf = (seconds: number): number => new Date(seconds * 1000).getUTCFullYear();

/** Buys a domain on the page of Stripe, and moves the clock to the day of its renewal. */
async function renewing(): Promise<{ anna: Member; name: string; expiresTs: number }> {
  serial += 1;
  const anna = await scene.t.member(`stripe-owner-${serial}`);
  const name = `stripe-${serial}.garden`;
  const { body } = await scene.call(anna, 'POST', '/domains/register', {
    ...{ domain_name: name, years: 1, tumblelog: anna.blogName, contact },
    ...{ expected_price: 2400, expected_currency: 'EUR', country: 'PT' },
  });
  await scene.confirm(anna, body.response.checkout);
  const session = stripe.sessions.at(-1);
  expect(session).toMatchObject({ amount: 2400, setup_future_usage: 'off_session' });
  stripe.pay(session?.id ?? '');
  await check();
  await advanceDomains(context);
  const expiresTs = await expiryOf(anna, name);
  for (const days of [31, 6, 2]) {
    scene.pass(expiresTs * 1000 - days * DAY_MS - scene.now());
    if (days > 2) await advanceDomains(context);
  }
  return { anna, name, expiresTs };
}

test('the renewal of a domain charges the card that Stripe stored once, also when its answer is lost', async () => {
  const { anna, name, expiresTs } = await renewing();
  const intentCount = stripe.intents.length;
  stripe.fault = 'after';
  await advanceDomains(context);
  stripe.fault = undefined;
  stripe.forgetKeys();
  await check();
  await advanceDomains(context);
  await check();
  expect(stripe.intents.slice(intentCount)).toMatchObject([{ amount: 2880, status: 'succeeded' }]);
  expect(yearOf(await expiryOf(anna, name))).toBe(yearOf(expiresTs) + 1);
  const { body } = await scene.call(anna, 'GET', '/user/purchases?kind=domain');
  expect(body.response.purchases).toHaveLength(2);
});

test('a card that the bank declines renews no domain, and is tried again a day before its end', async () => {
  const { anna, name, expiresTs } = await renewing();
  stripe.declinesStored = true;
  await advanceDomains(context);
  await check();
  expect(await expiryOf(anna, name)).toBe(expiresTs);
  stripe.declinesStored = false;
  await advanceDomains(context);
  expect(await expiryOf(anna, name)).toBe(expiresTs);
  scene.pass(1.5 * DAY_MS);
  await advanceDomains(context);
  await check();
  await advanceDomains(context);
  expect(yearOf(await expiryOf(anna, name))).toBe(yearOf(expiresTs) + 1);
});
