import { isPossibleId } from '#server/core/ids.ts';
import type { WorkContext } from '#server/define-module.ts';
import type { PaymentProvider } from '../providers/payment-provider.ts';
import { insertEvent } from './payment-events-repository.ts';

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
  if (!/^\d{1,19}$/.test(event.paymentId) || !isPossibleId(event.paymentId)) return true;
  await db.transaction(async (tx) => {
    if (await insertEvent(tx, provider.name, event))
      await services.jobs.add('payment-event', { provider: provider.name, id: event.id }, { tx });
  });
  return true;
}
