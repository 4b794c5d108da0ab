import type { Checkout } from '#generated/zod/checkout.zod.ts';

/** Content of a slip's middle. Those beyond the statuses of a checkout hold for the page that saw them happen. */
export type SlipState = NonNullable<Checkout['status']> | 'left' | 'changed' | 'provider-page';

interface Seen {
  /** Seconds since 1970. */
  now: number;
  /** True after a payment that ended without a decision of the bank. */
  hasLeft: boolean;
  /** True after the price changed while the person was deciding. */
  hasChanged: boolean;
}

/**
 * Returns what a slip shows. A checkout whose time is over reads as expired before the server has noticed, so that nobody presses
 * a button that can only fail.
 */
export function slipStateOf(
  { status = 'open', expiresTs, paymentPageUrl }: Pick<Checkout, 'status' | 'expiresTs' | 'paymentPageUrl'>,
  { now, hasLeft, hasChanged }: Seen,
): SlipState {
  if (status === 'needs-action' && paymentPageUrl !== undefined) return 'provider-page';
  if (status !== 'open' && status !== 'declined') return status;
  if (expiresTs <= now) return 'expired';
  if (hasChanged) return 'changed';
  return status === 'open' && hasLeft ? 'left' : status;
}
