import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeStripe, startFakeStripe } from '#tests/support/fake-stripe.ts';
import type { Member } from '#tests/support/members.ts';
import { expectSoundBooks } from '#tests/support/payment-books.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { checkPayments } from '../../payments/charges/check-payments.ts';
import { checkAccounts, hasPendingAccounts } from './check-accounts.ts';
import { payOut } from './pay-out.ts';

const DAY_MS = 86_400_000;
const PLAN = { name: 'A loaf a month', amount: 400, currency: 'EUR', perks: ['A recipe'] };

let stripe: FakeStripe;
let scene: PaymentScene;
let odile: Member;
let anna: Member;
beforeAll(async () => {
  stripe = await startFakeStripe();
  scene = await paymentScene({ stripe: stripe.options });
  [odile, anna] = await Promise.all([scene.t.member('odile-earns'), scene.t.member('anna-gives')]);
});
afterAll(async () => {
  await scene.close();
  await stripe.close();
});

const work = () => ({ db: scene.t.db, services: scene.t.app.services });
function support(method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) {
  return scene.call(odile, method, `/blog/${odile.blogName}/support${path}`, payload);
}

test('startPayoutOnboarding leads to one account of the blog, however often it is begun', async () => {
  const first = await support('POST', '/onboarding', {});
  const [account] = stripe.accounts;
  expect(first.body.response.onboardingUrl).toBe(`https://connect.stripe.com/setup/${account?.id}`);
  expect(await support('POST', '/onboarding', {})).toMatchObject({ body: { response: first.body.response } });
  expect(stripe.accounts).toHaveLength(1);
});

test('an account counts as set up when Stripe says that money can be sent to it', async () => {
  await checkAccounts(work());
  const { status } = await support('PATCH', '', { enabled: true });
  expect([status, await hasPendingAccounts(work())]).toEqual([409, true]);
  Object.assign(stripe.accounts[0] ?? {}, { payouts_enabled: true, capabilities: { transfers: 'active' } });
  await checkAccounts(work());
  expect(await hasPendingAccounts(work())).toBe(false);
  const { body } = await support('GET', '');
  expect(body.response.memberships.isSkeinpayOnboarded).toBe(true);
});

test('earnings are sent to the account once, also when the answer of Stripe is lost', async () => {
  const { body } = await support('POST', '/plans', PLAN);
  await support('PATCH', '', { enabled: true });
  const opened = await scene.call(anna, 'POST', '/memberships/checkout', {
    tumblelog: odile.blogName,
    plan_id: body.response.plan.id,
    period: 'month',
    country: 'PT',
  });
  await scene.confirm(anna, opened.body.response.checkout);
  stripe.pay(stripe.sessions[0]?.id ?? '');
  await scene.t.db.query(`update payments set created_at = created_at - interval '2 minutes'`);
  await checkPayments(work());
  scene.pass(15 * DAY_MS);
  stripe.fault = 'after';
  await payOut(work());
  stripe.fault = undefined;
  stripe.forgetKeys();
  await payOut(work());
  expect(stripe.transfers).toEqual([
    expect.objectContaining({ amount: 293, currency: 'eur', destination: stripe.accounts[0]?.id }),
  ]);
  await expectSoundBooks(scene.t.db);
});
