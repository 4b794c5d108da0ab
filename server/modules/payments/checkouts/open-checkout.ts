import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import type { WorkContext } from '#server/define-module.ts';
import { type Price, setPayerCountry } from '../prices/prices-repository.ts';
import { currentProvider } from '../providers/providers.ts';
import { findMembershipOfPlan, findSubscription } from '../subscriptions/subscriptions-repository.ts';
import {
  insertCheckout,
  lockOpenCheckout,
  type NewMembership,
  updateCheckout,
} from './checkouts-repository.ts';

const MINUTE_MS = 60_000;
/** Time in which a checkout is kept. */
export const CHECKOUT_TTL_MS = 30 * MINUTE_MS;

/**
 * Refuses what a member has already.
 *
 * @throws already-subscribed
 */
export async function refuseSubscribed(tx: Queryable, userId: string, planId: string | null): Promise<void> {
  const subscription =
    planId === null
      ? await findSubscription(tx, userId, 'premium')
      : await findMembershipOfPlan(tx, userId, planId);
  if (subscription && ['active', 'pending-cancel', 'on-hold'].includes(subscription.status))
    throw domainError('already-subscribed');
}

type Wanted = {
  userId: string;
  item: string;
  price: Price;
  returnUrl: string | undefined;
  membership?: NewMembership;
};

/**
 * Opens the checkout of premium or of a membership, or changes the one that is open: there is one of premium for a member, and
 * one of each plan. One that is being paid
 * stays as it is.
 *
 * @returns its id
 */
export async function openSubscriptionCheckout(
  { db, services }: WorkContext,
  { userId, item, price, returnUrl, membership }: Wanted,
): Promise<string> {
  const kind = membership === undefined ? 'premium' : 'membership';
  const planId = membership?.planId ?? null;
  const expiresAtMs = services.now() + CHECKOUT_TTL_MS;
  return db.transaction(async (tx) => {
    await refuseSubscribed(tx, userId, planId);
    await setPayerCountry(tx, userId, price.country);
    const open = await lockOpenCheckout(tx, userId, kind, planId);
    if (open === undefined) {
      const provider = currentProvider(services);
      return insertCheckout(tx, { userId, kind, item, price, provider, returnUrl, membership, expiresAtMs });
    }
    const isBeingPaid = open.status === 'confirming' || open.status === 'needs-action';
    if (!isBeingPaid) await updateCheckout(tx, open.id, { item, price, returnUrl, membership, expiresAtMs });
    return open.id;
  });
}
