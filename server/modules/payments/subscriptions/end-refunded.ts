import type { Queryable } from '#server/db/database.ts';
import { tellOfSubscription } from '../notices/tell-of-subscription.ts';
import { statusAfter } from './subscription-status.ts';
import { endSubscription, lockSubscription } from './subscriptions-repository.ts';

/** Ends a subscription whose running period was given back. */
export async function endRefunded(tx: Queryable, subscriptionId: string, nowMs: number): Promise<void> {
  const subscription = await lockSubscription(tx, subscriptionId);
  if (subscription === undefined || statusAfter(subscription.status, 'refunded') !== 'cancelled') return;
  await endSubscription(tx, subscription.id, 'cancelled', nowMs);
  await tellOfSubscription(tx, subscription, 'ended');
}
