import type { Tables } from '#generated/schema.ts';
import type { Money } from '../money/money.ts';

/**
 * Status of a payment, as its provider says it. `abandoned` was given up by the person before anything was charged; `processing` is
 * undecided, and an event or a later question tells the end.
 */
export type ChargeResult = 'succeeded' | 'failed' | 'needs-action' | 'processing' | 'abandoned';

/** A payment as it is handed to a provider. */
export type Charge = Money & {
  /** The key under which the provider charges once, however often it is asked. */
  paymentId: string;
  /** Outcome that was chosen for a test. */
  testOutcome: Tables['checkouts']['test_outcome'];
};

/** Money that goes back. */
export type Return = Money & { refundId: string; paymentId: string };

/** A verified report of a provider about a payment. */
export type ProviderEvent = { id: string; paymentId: string };

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
  charge(charge: Charge): Promise<ChargeResult>;
  /** Returns the present status of a payment; undefined when the provider never heard of it. */
  find(paymentId: string): Promise<ChargeResult | undefined>;
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
