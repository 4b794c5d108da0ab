import type { QueryClient } from '@tanstack/react-query';
import { getGetSubscriptionQueryKey } from '#generated/hooks/premium/premium.ts';
import { getListPurchasesQueryKey } from '#generated/hooks/shop/shop.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';
import { viewerQuery } from '#src/shared/api/viewer/viewer.ts';

/** Reads again what a payment, a refund or a cancellation changes: subscription, purchases, and what the member may do. */
export async function refreshPaid(queryClient: QueryClient): Promise<void> {
  const changed = [getGetSubscriptionQueryKey(), getListPurchasesQueryKey(), viewerQuery().queryKey].map(
    addressOf,
  );
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => changed.some((address) => addressOf(queryKey).startsWith(address)),
  });
}
