import { isPossibleId } from '#server/core/ids.ts';
import type { WorkContext } from '#server/define-module.ts';
import type { PaymentProvider, ProviderEvent } from '../providers/payment-provider.ts';
import { insertEvent } from './payment-events-repository.ts';

/** Returns true when an event names something that the provider can be asked about. */
function canBeFollowed(event: ProviderEvent): boolean {
  if ('disputeRef' in event) return /^\w{1,128}$/.test(event.disputeRef);
  return /^\d{1,19}$/.test(event.paymentId) && isPossibleId(event.paymentId);
}

/**
 * Stores an event of a provider, once, and leaves its work to a job, so that the provider is answered at once.
 *
 * @param body the bytes as they were received, which the signature is of
 * @returns false when the signature is not right
 */
export async function receiveEvent(
  { db, services }: WorkContext,
  provider: PaymentProvider,
  body: Buffer,
  signature: string,
): Promise<boolean> {
  const event = provider.readEvent(body, signature, services.now());
  if (event === undefined) return false;
  if (!canBeFollowed(event)) return true;
  await db.transaction(async (tx) => {
    if (await insertEvent(tx, provider.name, event))
      await services.jobs.add('payment-event', { provider: provider.name, id: event.id }, { tx });
  });
  return true;
}
