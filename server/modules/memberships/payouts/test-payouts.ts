import type { Queryable } from '#server/db/database.ts';
import { TEST_PROVIDER } from '#server/modules/payments/providers/test-provider.ts';
import type { PayoutProvider } from './payout-provider.ts';
import { insertTestTransfer } from './payouts-repository.ts';

/** The built-in test provider: it asks no questions, so that its form leads straight back. No money moves. */
export function testPayouts(db: Queryable): PayoutProvider {
  return {
    name: TEST_PROVIDER,
    startOnboarding: async ({ blogId }, returnUrl) => ({
      account: { provider: TEST_PROVIDER, account: `test-${blogId}`, isReady: true },
      url: returnUrl,
    }),
    isReady: async () => true,
    transfer: (transfer) => insertTestTransfer(db, transfer),
  };
}
