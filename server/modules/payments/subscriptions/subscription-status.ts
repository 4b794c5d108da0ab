import type { components } from '#generated/types/api.d.ts';

/** Status of a subscription (spec 001 §3). */
export type SubscriptionStatus = components['schemas']['SubscriptionStatus'];

/**
 * Events of a subscription:
 *
 * - `paid`: the first payment succeeded; `refused`: it did not, or was given up.
 * - `renewed`: the next period is paid; `renewal-failed`: it could not be charged; `attempts-used`: for the last time.
 * - `cancelled`: the member ends it; `resumed`: and goes on after all.
 * - `period-ended`: the paid time is over.
 * - `refunded`: the money of the running period went back.
 */
export type SubscriptionEvent =
  | 'paid'
  | 'refused'
  | 'renewed'
  | 'renewal-failed'
  | 'attempts-used'
  | 'cancelled'
  | 'resumed'
  | 'period-ended'
  | 'refunded';

/** The status after each event, by the status before it. What is not listed does not happen. */
export const TRANSITIONS: Readonly<
  Record<SubscriptionStatus, Partial<Record<SubscriptionEvent, SubscriptionStatus>>>
> = {
  pending: { paid: 'active', refused: 'expired' },
  active: {
    renewed: 'active',
    'renewal-failed': 'on-hold',
    cancelled: 'pending-cancel',
    refunded: 'cancelled',
    'period-ended': 'cancelled',
  },
  'pending-cancel': {
    resumed: 'active',
    'period-ended': 'cancelled',
    refunded: 'cancelled',
    renewed: 'active',
  },
  'on-hold': {
    renewed: 'active',
    'renewal-failed': 'on-hold',
    'attempts-used': 'expired',
    cancelled: 'cancelled',
    refunded: 'cancelled',
    'period-ended': 'cancelled',
  },
  cancelled: {},
  // A first payment can be tried again.
  expired: { paid: 'active' },
};

/** Returns the status after an event; undefined when it cannot happen in this status. */
export function statusAfter(
  status: SubscriptionStatus,
  event: SubscriptionEvent,
): SubscriptionStatus | undefined {
  return TRANSITIONS[status][event];
}
