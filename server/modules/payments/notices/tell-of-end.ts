import type { WorkContext } from '#server/define-module.ts';
import { lockSubscription } from '../subscriptions/subscriptions-repository.ts';
import { tellOfSubscription } from './tell-of-subscription.ts';

/** Tells the member of a cancelled or given subscription that it ends soon, unless they took the cancellation back meanwhile. */
export async function tellOfEnd({ db }: WorkContext, subscriptionId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, subscriptionId);
    if (subscription?.status !== 'pending-cancel') return;
    await tellOfSubscription(tx, subscription, 'ending', (subscription.period_ends ?? 0) * 1000);
  });
}
