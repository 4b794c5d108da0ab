import type { QueryClient } from '@tanstack/react-query';
import {
  getGetMembershipPaymentMethodQueryKey,
  getListMembershipsQueryKey,
} from '#generated/hooks/memberships/memberships.ts';
import { getGetPaymentMethodQueryKey, getGetSubscriptionQueryKey } from '#generated/hooks/premium/premium.ts';
import { getListGiftsQueryKey, getListPurchasesQueryKey } from '#generated/hooks/shop/shop.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';
import { viewerQuery } from '#src/shared/api/viewer/viewer.ts';

/** Addresses of the memberships, campaigns and posts of any blog, and of domains. */
const PAID_ADDRESS =
  /^\/v2\/(blog\/[^/]+\/(support|ignite\/campaigns|posts|posts\/\d+|search)|ignite\/.+|user\/domains(\/.+)?)$/;

/** Addresses of the shop, and of the badges and frames that blogs have. */
const SHOP_ADDRESS = /^\/v2\/(skeinmart\/|user\/badges$|blog\/[^/]+\/accessories$)/;

/**
 * Reads again what a payment, a refund or a cancellation changes: subscriptions, memberships, the card, campaigns, the
 * posts that burn, domains, purchases, orders, gifts, what
 * blogs own, and what the member may do.
 */
export async function refreshPaid(queryClient: QueryClient): Promise<void> {
  const changed = [
    getGetSubscriptionQueryKey(),
    getListMembershipsQueryKey(),
    getGetPaymentMethodQueryKey(),
    getGetMembershipPaymentMethodQueryKey(),
    getListPurchasesQueryKey(),
    getListGiftsQueryKey(),
    viewerQuery().queryKey,
  ].map(addressOf);
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => {
      const own = addressOf(queryKey);
      return (
        PAID_ADDRESS.test(own) || SHOP_ADDRESS.test(own) || changed.some((address) => own.startsWith(address))
      );
    },
  });
}
