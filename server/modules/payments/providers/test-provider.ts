import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { isSignedEvent, signEvent } from '../events/event-signature.ts';
import { receiveEvent } from '../events/receive-event.ts';
import type {
  Charge,
  Charged,
  ChargeResult,
  Dispute,
  KnownPayment,
  PaymentProvider,
  ProviderEvent,
  Return,
} from './payment-provider.ts';
import { findMethod } from './stored-methods-repository.ts';
import { TEST_CARDS } from './test-cards.ts';
import {
  decideTestDispute,
  decideTestPayment,
  findTestDispute,
  findTestPayment,
  insertTestDispute,
  insertTestPayment,
  insertTestRefund,
} from './test-provider-repository.ts';

export const TEST_PROVIDER = 'test';

/** Seconds after which a late payment is decided. */
const LATE_SECONDS = 5;
/** Seconds after which the bank decides about a payment that it asked back. */
const DISPUTE_SECONDS = 60;
/** Price of a dispute, in the smallest unit. */
export const DISPUTE_FEE = 1500n;

/** Status that a payment has at first, by what was chosen for it. */
const FIRST_STATUS = {
  success: 'succeeded',
  declined: 'failed',
  'bank-check': 'needs-action',
  'late-event': 'processing',
  'two-events': 'succeeded',
  'event-first': 'succeeded',
  'dispute-won': 'succeeded',
  'dispute-lost': 'succeeded',
} as const;

/** Returns the name of the dispute about a payment. */
export function refOfDispute(paymentId: string): string {
  return `test_${paymentId}`;
}

/**
 * The built-in test checkout: behaves like a payment provider, moves no money, and does what was chosen. It keeps its own
 * tables and talks to the rest of the server as a provider does, by answers and signed events.
 */
export class TestProvider implements PaymentProvider {
  readonly name = TEST_PROVIDER;
  readonly isTest = true;
  readonly #db: Database;
  readonly #services: Services;

  constructor(db: Database, services: Services) {
    this.#db = db;
    this.#services = services;
  }

  async charge(charge: Charge): Promise<Charged> {
    return { status: await this.#charge(charge) };
  }

  async #charge({ paymentId, testOutcome, ...money }: Charge): Promise<ChargeResult> {
    if (testOutcome === 'left') return 'abandoned';
    const before = await findTestPayment(this.#db, paymentId);
    if (before === 'needs-action') {
      await decideTestPayment(this.#db, paymentId, testOutcome === 'declined' ? 'failed' : 'succeeded');
      await this.#report(paymentId);
      return (await findTestPayment(this.#db, paymentId)) ?? 'failed';
    }
    if (before !== undefined) return before;
    const outcome = (await this.#isDeclined(money)) ? 'failed' : FIRST_STATUS[testOutcome];
    const status = await this.#db.transaction(async (tx) => {
      const first = await insertTestPayment(tx, paymentId, money, outcome);
      if (first === 'processing')
        await this.#services.jobs.add('test-payment', { id: paymentId }, { tx, delaySeconds: LATE_SECONDS });
      return first;
    });
    if (status === 'succeeded') await this.#report(paymentId);
    if (testOutcome === 'two-events') await this.#report(paymentId);
    if (testOutcome === 'dispute-won' || testOutcome === 'dispute-lost')
      await this.#dispute(paymentId, testOutcome === 'dispute-won' ? 'won' : 'lost', money.amount);
    return status;
  }

  /** Returns true for a later period of a member who chose the card that is declined. */
  async #isDeclined({ checkoutId, userId }: Pick<Charge, 'checkoutId' | 'userId'>): Promise<boolean> {
    if (checkoutId !== undefined || userId === null) return false;
    const stored = await findMethod(this.#db, { userId, provider: TEST_PROVIDER });
    return stored?.method_ref === TEST_CARDS.declines.method_ref;
  }

  async find({ paymentId }: KnownPayment): Promise<ChargeResult | undefined> {
    return findTestPayment(this.#db, paymentId);
  }

  /** Does nothing: the test checkout has no page of its own. */
  async abandon(): Promise<void> {}

  /** Returns the page that the member came from, on which a test card is chosen. */
  async methodUpdateUrl(_userId: string, returnUrl: string): Promise<string> {
    return returnUrl;
  }

  /** Does nothing: a test card is chosen on the site itself. */
  async refreshMethod(): Promise<void> {}

  async refund({ refundId, paymentId, amount }: Return): Promise<void> {
    await this.#db.transaction((tx) => insertTestRefund(tx, { refundId, paymentId, amount }));
  }

  /** Decides a late payment and reports it. */
  async decide(paymentId: string): Promise<void> {
    await decideTestPayment(this.#db, paymentId, 'succeeded');
    await this.#report(paymentId);
  }

  readEvent(body: Buffer, signature: string, nowMs: number): ProviderEvent | undefined {
    if (!isSignedEvent(this.#services.keys.testPayments, body, signature, nowMs)) return undefined;
    return JSON.parse(body.toString()) as ProviderEvent;
  }

  /** Asks a payment back as a bank does, and decides about it later. */
  async #dispute(paymentId: string, ends: 'won' | 'lost', amount: bigint): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await insertTestDispute(tx, { ref: refOfDispute(paymentId), paymentId, amount, fee: DISPUTE_FEE });
      const decision = { id: paymentId, disputeEnds: ends };
      await this.#services.jobs.add('test-payment', decision, { tx, delaySeconds: DISPUTE_SECONDS });
    });
    await this.#send({ disputeRef: refOfDispute(paymentId) });
  }

  /** Decides about a payment that was asked back, and reports it. */
  async decideDispute(paymentId: string, status: 'won' | 'lost'): Promise<void> {
    await decideTestDispute(this.#db, refOfDispute(paymentId), status);
    await this.#send({ disputeRef: refOfDispute(paymentId) });
  }

  findDispute(ref: string): Promise<Dispute | undefined> {
    return findTestDispute(this.#db, ref);
  }

  #report(paymentId: string): Promise<void> {
    return this.#send({ paymentId });
  }

  /** Reports something as a provider does: signed, and without waiting for what comes of it. */
  async #send(about: { paymentId: string } | { disputeRef: string }): Promise<void> {
    const body = Buffer.from(JSON.stringify({ id: `evt_${randomUUID()}`, ...about }));
    const now = this.#services.now();
    const signature = signEvent(this.#services.keys.testPayments, body, now);
    await receiveEvent({ db: this.#db, services: this.#services }, this, body, signature);
  }
}
