import { type AnyBody, buildTestApp, type Reply, type TestApp, type TestAppOptions } from './app.ts';
import type { Member } from './members.ts';

type Outcome =
  | 'success'
  | 'declined'
  | 'bank-check'
  | 'left'
  | 'late-event'
  | 'two-events'
  | 'event-first'
  | 'dispute-won'
  | 'dispute-lost';

/** A server whose clock a test sets, with the calls of buying. */
export interface PaymentScene {
  t: TestApp;
  /** Moves the clock of the server. */
  pass(milliseconds: number): void;
  now(): number;
  /** Lets time pass, and does what is due of payments: renewals, events, checkouts that are over. */
  doWhatIsDue(milliseconds?: number): Promise<void>;
  /** Chooses how the test checkout answers the next charges of a member's subscriptions. */
  setNextCharges(member: Member, outcome: 'success' | 'declined'): Promise<void>;
  call(
    member: Member,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<Reply<AnyBody>>;
  /** Opens the checkout of premium. */
  checkout(member: Member, query?: string): Promise<AnyBody>;
  confirm(member: Member, checkout: AnyBody, seen?: object): Promise<Reply<AnyBody>>;
  /** Opens the checkout of premium, chooses an outcome and confirms. */
  buy(member: Member, outcome?: Outcome, query?: string): Promise<Reply<AnyBody>>;
  close(): Promise<void>;
}

let keyCount = 0;

/** Builds a server for tests of payments. */
export async function paymentScene(options: TestAppOptions = {}): Promise<PaymentScene> {
  let nowMs = Date.UTC(2026, 10, 28, 12);
  const t = await buildTestApp({ ...options, now: () => nowMs });
  const scene: PaymentScene = {
    t,
    pass: (milliseconds) => {
      nowMs += milliseconds;
    },
    now: () => nowMs,
    doWhatIsDue: async (milliseconds = 0) => {
      nowMs += milliseconds;
      await t.app.services.jobs.add('payments', {});
      await t.app.services.jobs.settled();
    },
    setNextCharges: async ({ userId }, outcome) => {
      await t.db.query('update subscriptions set test_outcome = $2 where user_id = $1', [userId, outcome]);
    },
    call: (member, method, url, payload) => {
      keyCount += 1;
      return t.injectAs(member, {
        method,
        url: `/v2${url}`,
        headers: { 'idempotency-key': `payment-test-key-${keyCount}` },
        ...(payload ? { payload } : {}),
      });
    },
    checkout: async (member, query = 'period=month&country=PT') => {
      const { body } = await scene.call(member, 'GET', `/premium/checkout?${query}`);
      return body.response.checkout;
    },
    confirm: (member, checkout, seen) =>
      scene.call(member, 'POST', `/checkouts/${checkout.id}/confirm`, {
        expected_price: checkout.total.amount,
        expected_currency: checkout.total.currency,
        ...seen,
      }),
    buy: async (member, outcome = 'success', query) => {
      const checkout = await scene.checkout(member, query);
      if (outcome !== 'success')
        await scene.call(member, 'PUT', `/checkouts/${checkout.id}/test_outcome`, { outcome });
      return scene.confirm(member, checkout);
    },
    close: () => t.close(),
  };
  return scene;
}
