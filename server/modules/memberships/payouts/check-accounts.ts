import type { WorkContext } from '#server/define-module.ts';
import { ProviderUnreachable } from '#server/modules/payments/providers/payment-provider.ts';
import { currentPayouts } from './payout-providers.ts';
import { pendingAccounts, setPayoutReady } from './payouts-repository.ts';

/** Number of accounts that one turn asks after. */
const BATCH_SIZE = 20;

/** Returns true while somebody sets an account up. */
export async function hasPendingAccounts(context: WorkContext): Promise<boolean> {
  const { name } = currentPayouts(context);
  return (await pendingAccounts(context.db, name, 1)).length > 0;
}

/** Asks the provider whether the accounts that are being set up are complete. */
export async function checkAccounts(context: WorkContext): Promise<void> {
  const provider = currentPayouts(context);
  for (const pending of await pendingAccounts(context.db, provider.name, BATCH_SIZE)) {
    try {
      if (await provider.isReady(pending.account)) await setPayoutReady(context.db, pending);
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error;
    }
  }
}
