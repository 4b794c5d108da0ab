import type { Tables } from '#generated/schema.ts';
import type { Money } from '../money/money.ts';

/**
 * Status of a payment, as its provider says it. `abandoned` was given up by the person before anything was charged; `processing` is
 * undecided, and an event or a later question tells the end.
 */
export type ChargeResult = 'succeeded' | 'failed' | 'needs-action' | 'processing' | 'abandoned';

/** A payment that a provider may know. */
export type KnownPayment = {
  /** The key under which the provider charges once, however often it is asked. */
  paymentId: string;
  /** Account that pays; null when it was deleted. */
  userId: string | null;
  /** Name of the payment at the provider; null before it answered for the first time. */
  providerRef: string | null;
};

/** A payment as it is handed to a provider. */
export type Charge = Money &
  KnownPayment & {
    /** Name of what is bought. */
    title: string;
    /** Checkout whose person waits; undefined for a renewal, which nobody is there to confirm. */
    checkoutId: string | undefined;
    /** True when later periods are charged without the person. */
    isRenewing: boolean;
    /** Outcome that was chosen for a test. */
    testOutcome: Tables['checkouts']['test_outcome'];
  };

/** Outcome of a charge. */
export type Charged = {
  status: ChargeResult;
  /** Name of the payment at the provider. */
  providerRef?: string;
  /** Page of the provider on which the person pays. */
  pageUrl?: string;
};

/** Money that goes back. */
export type Return = Money & KnownPayment & { refundId: string };

/** A verified report of a provider about a payment or a dispute. */
export type ProviderEvent = { id: string } & ({ paymentId: string } | { disputeRef: string });

/** A payment that the bank of the person asks back. */
export type Dispute = {
  /** Name of the dispute at the provider. */
  ref: string;
  paymentId: string;
  status: 'open' | 'won' | 'lost';
  /** The provider's word for why. */
  reason: string;
  /** Sum that the bank asks back, in the smallest unit of the currency of the payment. */
  amount: bigint;
  /** Sum that the provider holds back for it now. */
  withdrawn: bigint;
  /** Sum that the provider takes for the dispute itself, in a currency of its own. */
  fee: bigint;
  feeCurrency: string;
  /** Milliseconds since 1970 until which the operator can answer. */
  dueMs?: number;
};

/** A provider that could not be asked, or did not answer properly: what it did is unknown until it is asked again. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

/** Interface of a company that moves money. Every call may be repeated and takes effect once. */
export interface PaymentProvider {
  readonly name: string;
  readonly isTest: boolean;
  /**
   * Charges a payment, or goes on with one that waited for the bank of the person.
   *
   * @throws {ProviderUnreachable} when the outcome is unknown
   */
  charge(charge: Charge): Promise<Charged>;
  /** Returns the present status of a payment; undefined when the provider never heard of it. */
  find(payment: KnownPayment): Promise<ChargeResult | undefined>;
  /** Closes the provider's page of a payment that was given up, so that nobody pays there any more. */
  abandon(payment: KnownPayment): Promise<void>;
  /**
   * Returns the address at which a member changes how they pay: a path of the site, or a page of the provider that leads back
   * to `returnUrl`.
   */
  methodUpdateUrl(userId: string, returnUrl: string): Promise<string>;
  /** Stores the method that later periods are charged to, in case the member changed it at the provider. */
  refreshMethod(userId: string): Promise<void>;
  /** Returns how a dispute stands now; undefined when it is none, or about a payment that the site did not begin. */
  findDispute(ref: string): Promise<Dispute | undefined>;
  /** Sends money back, once for each refund id. */
  refund(money: Return): Promise<void>;
  /**
   * Reads an event from the bytes that were received.
   *
   * @param nowMs milliseconds since 1970; an event older than five minutes is refused
   * @returns undefined when the signature is not right or the event is about something else
   */
  readEvent(body: Buffer, signature: string, nowMs: number): ProviderEvent | undefined;
}
