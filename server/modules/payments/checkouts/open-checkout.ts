import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import type { WorkContext } from '#server/define-module.ts';
import { type Price, setPayerCountry } from '../prices/prices-repository.ts';
import { currentProvider } from '../providers/providers.ts';
import { findSubscription } from '../subscriptions/subscriptions-repository.ts';
import { insertCheckout, lockOpenCheckout, updateCheckout } from './checkouts-repository.ts';

const MINUTE_MS = 60_000;
/** Time in which a checkout is kept. */
export const CHECKOUT_TTL_MS = 30 * MINUTE_MS;

/**
 * Refuses what a member has already.
 *
 * @throws already-subscribed
 */
export async function refuseSubscribed(tx: Queryable, userId: string): Promise<void> {
  const subscription = await findSubscription(tx, userId, 'premium');
  if (subscription && ['active', 'pending-cancel', 'on-hold'].includes(subscription.status))
    throw domainError('already-subscribed');
}

type Wanted = { userId: string; item: string; price: Price; returnUrl: string | undefined };

/**
 * Opens the checkout of premium, or changes the one that is open: there is one for a member and a kind. One that is being
 * paid stays as it is.
 *
 * @returns its id
 */
export async function openPremiumCheckout(
  { db, services }: WorkContext,
  { userId, item, price, returnUrl }: Wanted,
): Promise<string> {
  const kind = 'premium';
  const expiresAtMs = services.now() + CHECKOUT_TTL_MS;
  return db.transaction(async (tx) => {
    await refuseSubscribed(tx, userId);
    await setPayerCountry(tx, userId, price.country);
    const open = await lockOpenCheckout(tx, userId, kind);
    if (open === undefined) {
      const provider = currentProvider();
      return insertCheckout(tx, { userId, kind, item, price, provider, returnUrl, expiresAtMs });
    }
    const isBeingPaid = open.status === 'confirming' || open.status === 'needs-action';
    if (!isBeingPaid) await updateCheckout(tx, open.id, { item, price, returnUrl, expiresAtMs });
    return open.id;
  });
}
