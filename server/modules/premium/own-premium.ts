import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import {
  findSubscription,
  type SubscriptionRow,
} from '#server/modules/payments/subscriptions/subscriptions-repository.ts';

/**
 * Returns the premium subscription of a member.
 *
 * @throws no-subscription when there has never been one
 */
export async function ownPremium(db: Queryable, userId: string): Promise<SubscriptionRow> {
  const subscription = await findSubscription(db, userId, 'premium');
  if (subscription === undefined) throw domainError('no-subscription');
  return subscription;
}
