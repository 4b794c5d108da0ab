import { msg } from '@lingui/core/macro';
import { paymentPatterns } from '#src/paths/payments-paths.ts';
import { memberPage, type RouteParams, type SiteRoute } from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';

/** Ids as the contract spells them. */
const OPAQUE_ID = /^[A-Za-z0-9:_-]{1,128}$/;

function accepts({ checkoutId, purchaseId }: RouteParams): boolean {
  return OPAQUE_ID.test(checkoutId ?? purchaseId ?? '');
}

/** The routes of this feature. */
export const routes: readonly SiteRoute[] = [
  {
    ...memberPage,
    path: paymentPatterns.checkout,
    accepts,
    Page: lazyPage(() => import('./pages/CheckoutPage.tsx')),
    title: () => msg`Checkout`,
  },
  {
    ...memberPage,
    path: paymentPatterns.purchases,
    Page: lazyPage(() => import('./pages/PurchasesPage.tsx')),
    title: () => msg`Purchases`,
  },
  {
    ...memberPage,
    path: paymentPatterns.receipt,
    accepts,
    Page: lazyPage(() => import('./pages/ReceiptPage.tsx')),
    title: () => msg`Receipt`,
  },
];
