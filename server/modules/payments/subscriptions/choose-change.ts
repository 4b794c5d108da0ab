import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import type { WorkContext } from '#server/define-module.ts';
import { chosenChange, isBeingCharged, type Offer, setChange } from './changes-repository.ts';
import { lockSubscription, type SubscriptionRow } from './subscriptions-repository.ts';

/** Returns a subscription whose next payment may still be changed, locked against concurrent changes. */
async function lockChangeable(
  tx: Queryable,
  id: string,
  statuses: readonly SubscriptionRow['status'][],
): Promise<SubscriptionRow> {
  const subscription = await lockSubscription(tx, id);
  if (subscription === undefined || !statuses.includes(subscription.status))
    throw domainError('not-in-this-state');
  if (await isBeingCharged(tx, id)) throw domainError('not-in-this-state', { reason: 'payment_under_way' });
  return subscription;
}

/**
 * Chooses what a subscription is for from its next payment on. Nothing is charged now, and choosing again replaces the choice.
 *
 * @throws already-done for what it is for now, not-in-this-state unless it is active and not being charged
 */
export async function chooseChange(
  tx: Queryable,
  { id, offer }: { id: string; offer: Offer },
): Promise<void> {
  const { item } = await lockChangeable(tx, id, ['active']);
  if (item === offer.item) throw domainError('already-done');
  await setChange(tx, id, offer);
}

/**
 * Takes a chosen change back, also while an attempt to charge it has failed.
 *
 * @throws already-done when there is none, not-in-this-state when it is being charged or the subscription is over
 */
export async function cancelChange({ db }: Pick<WorkContext, 'db'>, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const subscription = await lockChangeable(tx, id, ['active', 'on-hold']);
    if (chosenChange(subscription) === undefined) throw domainError('already-done');
    await setChange(tx, id, undefined);
  });
}
