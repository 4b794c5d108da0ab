import type { QueryClient } from '@tanstack/react-query';
import { getListMembershipsQueryKey } from '#generated/hooks/memberships/memberships.ts';
import { getGetSubscriptionQueryKey } from '#generated/hooks/premium/premium.ts';
import { getListPurchasesQueryKey } from '#generated/hooks/shop/shop.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';
import { viewerQuery } from '#src/shared/api/viewer/viewer.ts';

/** Addresses of the memberships of any blog. */
const SUPPORT_ADDRESS = /^\/v2\/blog\/[^/]+\/support$/;

/**
 * Reads again what a payment, a refund or a cancellation changes: subscriptions, memberships, purchases, and what the
 * member may do.
 */
export async function refreshPaid(queryClient: QueryClient): Promise<void> {
  const changed = [
    getGetSubscriptionQueryKey(),
    getListMembershipsQueryKey(),
    getListPurchasesQueryKey(),
    viewerQuery().queryKey,
  ].map(addressOf);
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => {
      const own = addressOf(queryKey);
      return SUPPORT_ADDRESS.test(own) || changed.some((address) => own.startsWith(address));
    },
  });
}
