import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeStripe, startFakeStripe } from '#tests/support/fake-stripe.ts';
import type { Member } from '#tests/support/members.ts';
import { expectSoundBooks } from '#tests/support/payment-books.ts';
import { type PaymentScene, paymentScene } from '#tests/support/payments.ts';
import { checkPayments } from '../charges/check-payments.ts';
import { balanceOf } from '../ledger/ledger-repository.ts';

const DAY_MS = 86_400_000;

let stripe: FakeStripe;
let scene: PaymentScene;
let anna: Member;
let serial = 0;
beforeAll(async () => {
  stripe = await startFakeStripe();
  scene = await paymentScene({ stripe: stripe.options });
});
afterAll(async () => {
  await scene.close();
  await stripe.close();
});
beforeEach(async () => {
  serial += 1;
  anna = await scene.t.member(`stripe-payer-${serial}`);
});
afterEach(async () => {
  stripe.fault = undefined;
  stripe.declinesStored = false;
  stripe.defaultMethod = undefined;
  await expectSoundBooks(scene.t.db);
});

const context = () => ({ db: scene.t.db, services: scene.t.app.services });
const settled = () => scene.t.app.services.jobs.settled();

async function read(checkout: { id: string }) {
  const { body } = await scene.call(anna, 'GET', `/checkouts/${checkout.id}`);
  return body.response.checkout;
}

/** Sends an event as Stripe signs it, with the function of its own library. */
async function sendEvent(event: object, { secret = 'whsec_fake', ageSeconds = 0 } = {}): Promise<number> {
  const payload = JSON.stringify(event);
  const signature = new Stripe('sk_test_fake').webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(scene.now() / 1000) - ageSeconds,
  });
  const answer = await scene.t.app.inject({
    method: 'POST',
    url: '/payments/events/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
  await settled();
  return answer.statusCode;
}

function eventOf(id: string, object: object): object {
  return { id, type: 'checkout.session.completed', data: { object } };
}

/** Opens the page of Stripe for premium. */
async function openPage() {
  const { body, status } = await scene.buy(anna);
  expect(status).toBe(200);
  const session = stripe.sessions.at(-1);
  if (session === undefined) throw new Error('There is no page.');
  return { checkout: body.response.checkout, session };
}

/** Makes the recurring check find what has been under way for a minute. */
async function check(): Promise<void> {
  await scene.t.db.query(`update payments set created_at = created_at - interval '2 minutes'`);
  await scene.t.db.query(`update refunds set created_at = created_at - interval '2 minutes'`);
  await checkPayments(context());
  await settled();
}

test('confirmCheckout opens the page of Stripe with price and title, and charges nothing by itself', async () => {
  const { checkout, session } = await openPage();
  expect(checkout).toMatchObject({
    status: 'needs-action',
    provider: 'stripe',
    isTest: false,
    paymentMethods: [],
    paymentPageUrl: session.url,
  });
  expect(checkout.testOutcome).toBeUndefined();
  expect(session).toMatchObject({ amount: 499, currency: 'eur', setup_future_usage: 'off_session' });
});

test('confirmCheckout twice leads to one page', async () => {
  const { checkout, session } = await openPage();
  const count = stripe.sessions.length;
  const { body } = await scene.confirm(anna, checkout);
  expect(body.response.checkout.paymentPageUrl).toBe(session.url);
  expect(stripe.sessions).toHaveLength(count);
});

test('an event of Stripe settles what was paid on its page, and stores the card for later periods', async () => {
  const { checkout, session } = await openPage();
  stripe.pay(session.id);
  expect(await sendEvent(eventOf('evt_paid', session))).toBe(204);
  expect(await read(checkout)).toMatchObject({ status: 'paid', purchaseId: expect.any(String) });
  const { body } = await scene.call(anna, 'GET', '/premium/payment-method');
  expect(body.response).toEqual({
    paymentMethod: {
      id: 'stripe-stored',
      kind: 'card',
      label: 'Visa ending in 4242',
      brand: 'visa',
      last4: '4242',
      expiryMonth: 8,
      expiryYear: 2029,
    },
    updateUrl: '/payments/method/premium',
  });
});

test('the page on which the card is changed is opened at Stripe when the member goes there, and not before', async () => {
  const { session } = await openPage();
  stripe.pay(session.id);
  await check();
  const opened = () => stripe.calls.get('POST /v1/billing_portal/sessions') ?? 0;
  const before = opened();
  const { body } = await scene.call(anna, 'GET', '/premium/payment-method');
  expect(opened()).toBe(before);
  const { updateUrl } = body.response;
  async function go(who?: Member) {
    const cookie = who ? { cookie: `sid=${who.sid}` } : {};
    return (await scene.t.app.inject({ url: updateUrl, headers: cookie })).headers.location;
  }
  expect(await go(anna)).toBe(`https://billing.stripe.com/p/${session.customer}`);
  expect(opened()).toBe(before + 1);
  expect(await go()).toBe('/login?redirect_to=%2Fpayments%2Fmethod%2Fpremium');
  stripe.fault = 'down';
  expect(await go(anna)).toBe('/settings/ad-free-browsing?card=unreachable');
});

test('a card that was changed at Stripe is shown and stored at the next look', async () => {
  const { session } = await openPage();
  stripe.pay(session.id);
  await check();
  stripe.defaultMethod = {
    id: 'pm_other',
    object: 'payment_method',
    type: 'card',
    card: { brand: 'mastercard', last4: '4444', exp_month: 2, exp_year: 2031 },
  };
  const { body } = await scene.call(anna, 'GET', '/premium/payment-method');
  expect(body.response.paymentMethod.label).toBe('Mastercard ending in 4444');
  stripe.fault = 'down';
  const { body: later } = await scene.call(anna, 'GET', '/premium/subscription');
  expect(later.response.subscription.paymentMethod).toMatchObject({ last4: '4444', expiryYear: 2031 });
});

test('the test card cannot be chosen where Stripe takes the money', async () => {
  const { status } = await scene.call(anna, 'PUT', '/premium/payment-method', { card: 'pays' });
  expect(status).toBe(404);
});

test('the recurring check settles what was paid when no event arrives', async () => {
  const { checkout, session } = await openPage();
  stripe.pay(session.id);
  await check();
  expect((await read(checkout)).status).toBe('paid');
});

test('a forged, an old and a foreign event of Stripe change nothing', async () => {
  const { checkout, session } = await openPage();
  expect(await sendEvent(eventOf('evt_forged', session), { secret: 'whsec_other' })).toBe(400);
  expect(await sendEvent(eventOf('evt_old', session), { ageSeconds: 400 })).toBe(400);
  // Signed, but not true: Stripe is asked, and the page is still open.
  expect(await sendEvent(eventOf('evt_early', session))).toBe(204);
  expect(await sendEvent(eventOf('evt_foreign', { ...session, metadata: {} }))).toBe(204);
  expect((await read(checkout)).status).toBe('needs-action');
});

test('cancelCheckout closes the page of Stripe, and a page that was paid meanwhile gives its money back', async () => {
  const first = await openPage();
  await scene.call(anna, 'DELETE', `/checkouts/${first.checkout.id}`);
  expect(first.session.status).toBe('expired');
  const second = await openPage();
  stripe.pay(second.session.id);
  await scene.call(anna, 'DELETE', `/checkouts/${second.checkout.id}`);
  await check();
  expect(stripe.refunds.filter((refund) => refund.payment_intent === second.session.payment_intent)).toEqual([
    expect.objectContaining({ amount: 499 }),
  ]);
});

test('a renewal charges the stored card once, also when the answer of Stripe is lost', async () => {
  const { session } = await openPage();
  stripe.pay(session.id);
  await check();
  scene.pass(31 * DAY_MS);
  stripe.fault = 'after';
  await checkPayments(context());
  stripe.fault = undefined;
  await check();
  const charged = stripe.intents.map(({ metadata }) => metadata.payment_id);
  expect(new Set(charged).size).toBe(charged.length);
  const { body } = await scene.call(anna, 'GET', '/user/purchases');
  expect(body.response.purchases).toHaveLength(2);
});

test('a renewal and a refund whose answers were lost are not repeated after Stripe has forgotten their keys', async () => {
  const { checkout, session } = await openPage();
  stripe.pay(session.id);
  await check();
  scene.pass(31 * DAY_MS);
  const intentCount = stripe.intents.length;
  stripe.fault = 'after';
  await checkPayments(context());
  const made = stripe.intents.length - intentCount;
  stripe.fault = undefined;
  stripe.forgetKeys();
  await check();
  expect(made).toBeGreaterThan(0);
  expect(stripe.intents).toHaveLength(intentCount + made);
  const { body } = await scene.call(anna, 'GET', '/user/purchases');
  const [renewal] = body.response.purchases;
  expect(body.response.purchases).toHaveLength(2);
  stripe.fault = 'after';
  await scene.call(anna, 'POST', `/user/purchases/${renewal.id}/refunds`, {});
  const refundCount = stripe.refunds.length;
  stripe.fault = undefined;
  stripe.forgetKeys();
  await check();
  expect(stripe.refunds).toHaveLength(refundCount);
  expect((await read(checkout)).status).toBe('paid');
});

test('a renewal that the bank declines puts the subscription on hold', async () => {
  const { session } = await openPage();
  stripe.pay(session.id);
  await check();
  scene.pass(31 * DAY_MS);
  stripe.declinesStored = true;
  await checkPayments(context());
  const { body } = await scene.call(anna, 'GET', '/premium/subscription');
  expect(body.response.subscription.status).toBe('on-hold');
});

test('createRefund sends the money back once, also when the answer of Stripe is lost', async () => {
  const { checkout, session } = await openPage();
  stripe.pay(session.id);
  await check();
  const { purchaseId } = await read(checkout);
  stripe.fault = 'after';
  const { status } = await scene.call(anna, 'POST', `/user/purchases/${purchaseId}/refunds`, {});
  expect(status).toBe(201);
  stripe.fault = undefined;
  await check();
  expect(stripe.refunds.filter((refund) => refund.payment_intent === session.payment_intent)).toHaveLength(1);
});

test('confirmCheckout while Stripe cannot be reached says that it is being confirmed, and loses nothing', async () => {
  stripe.fault = 'down';
  const { body } = await scene.buy(anna);
  expect(body.response.checkout.status).toBe('confirming');
  stripe.fault = undefined;
  await check();
  const { body: later } = await scene.call(anna, 'GET', '/user/purchases');
  expect(later.response.purchases).toEqual([]);
});

test('setTestOutcome does nothing where Stripe takes the money', async () => {
  const checkout = await scene.checkout(anna);
  const { status } = await scene.call(anna, 'PUT', `/checkouts/${checkout.id}/test_outcome`, {
    outcome: 'success',
  });
  expect(status).toBeGreaterThanOrEqual(400);
});

test('a checkout of the test provider is closed when it is confirmed where Stripe takes the money', async () => {
  const checkout = await scene.checkout(anna);
  await scene.t.db.query(`update checkouts set provider = 'test' where id = $1`, [checkout.id]);
  const { status, body } = await scene.confirm(anna, checkout);
  expect([status, body.errors[0].code]).toEqual([409, 4032]);
  expect((await scene.checkout(anna)).id).not.toBe(checkout.id);
});

type Moved = { amount: number; fee: number; currency: string };

/** Stores a dispute at Stripe about the last charge. */
function dispute(id: string, status: string, moved: readonly Moved[]): void {
  stripe.disputes = [
    {
      id,
      object: 'dispute',
      payment_intent: stripe.intents.at(-1)?.id ?? '',
      amount: 499,
      currency: 'eur',
      status,
      reason: 'fraudulent',
      balance_transactions: [...moved],
      evidence_details: { due_by: Math.floor(scene.now() / 1000) + 864_000 },
    },
  ];
}
function disputeEvent(id: string, about: string): object {
  const object = { id: about, object: 'dispute', metadata: {} };
  return { id, type: 'charge.dispute.created', data: { object } };
}
const TAKEN = { amount: -499, fee: 2000, currency: 'eur' };
const GIVEN_BACK = { amount: 499, fee: -2000, currency: 'eur' };

async function payOnPage(event: string): Promise<void> {
  const { session } = await openPage();
  stripe.pay(session.id);
  await sendEvent(eventOf(event, session));
}
async function bought() {
  return (await scene.call(anna, 'GET', '/user/purchases')).body.response.purchases[0];
}
async function booked(account: string): Promise<bigint> {
  return (await balanceOf(scene.t.db, account)).get('EUR') ?? 0n;
}

test('a dispute of Stripe that is won books what was taken, what came back, and the fee both times', async () => {
  await payOnPage('evt_won_paid');
  dispute('dp_won', 'needs_response', [TAKEN]);
  expect(await sendEvent(disputeEvent('evt_dp_won_1', 'dp_won'))).toBe(204);
  expect(await bought()).toMatchObject({ isDisputed: true });
  expect([await booked('disputes:stripe'), await booked('fees:stripe')]).toEqual([499n, 2000n]);
  dispute('dp_won', 'won', [TAKEN, GIVEN_BACK]);
  await sendEvent(disputeEvent('evt_dp_won_2', 'dp_won'));
  expect(await bought()).not.toHaveProperty('isDisputed');
  expect([await booked('disputes:stripe'), await booked('fees:stripe')]).toEqual([0n, 0n]);
});

test('a dispute of Stripe that is lost gives the payment back; its fee is in the currency of the account', async () => {
  await payOnPage('evt_lost_paid');
  dispute('dp_lost', 'lost', [{ amount: -541, fee: 1500, currency: 'usd' }]);
  await sendEvent(disputeEvent('evt_dp_lost', 'dp_lost'));
  expect(await bought()).toMatchObject({ status: 'refunded', refunded: { amount: 499 } });
  expect(await booked('disputes:stripe')).toBe(0n);
  expect((await balanceOf(scene.t.db, 'fees:stripe')).get('USD')).toBe(1500n);
});

test('an inquiry of Stripe takes no money, marks the purchase, and ends as if nothing had been', async () => {
  await payOnPage('evt_inquiry_paid');
  dispute('dp_inquiry', 'warning_needs_response', []);
  await sendEvent(disputeEvent('evt_dp_inquiry_1', 'dp_inquiry'));
  expect(await bought()).toMatchObject({ isDisputed: true });
  dispute('dp_inquiry', 'warning_closed', []);
  await sendEvent(disputeEvent('evt_dp_inquiry_2', 'dp_inquiry'));
  expect(await bought()).toMatchObject({ status: 'paid', refundableUntilTs: expect.any(Number) });
  expect(await booked('disputes:stripe')).toBe(0n);
});

test('a dispute event of Stripe that is forged, or that names a dispute Stripe does not know, changes nothing', async () => {
  await payOnPage('evt_forged_paid');
  dispute('dp_forged', 'lost', [TAKEN]);
  expect(await sendEvent(disputeEvent('evt_dp_forged', 'dp_forged'), { secret: 'whsec_other' })).toBe(400);
  expect(await sendEvent(disputeEvent('evt_dp_old', 'dp_forged'), { ageSeconds: 400 })).toBe(400);
  expect(await sendEvent(disputeEvent('evt_dp_nothing', 'dp_nothing'))).toBe(204);
  expect(await bought()).toMatchObject({ status: 'paid' });
});
