import type { QueryClient } from '@tanstack/react-query';
import { addressOf } from '#src/shared/api/read/query-keys.ts';
import { viewerQuery } from '#src/shared/api/viewer/viewer.ts';

/**
 * Addresses of the member's subscriptions, purchases and gifts, and of the card. They are written out, as the functions of the
 * contract would load the calls of premium and the shop wherever something is paid.
 */
const OWN_ADDRESS =
  /^\/v2\/(premium\/subscription|memberships\/subscriptions|user\/(purchases|gifts)|(premium|memberships)\/payment-method$)/;

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
  const viewer = addressOf(viewerQuery().queryKey);
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => {
      const own = addressOf(queryKey);
      return (
        [OWN_ADDRESS, PAID_ADDRESS, SHOP_ADDRESS].some((changed) => changed.test(own)) ||
        own.startsWith(viewer)
      );
    },
  });
}
