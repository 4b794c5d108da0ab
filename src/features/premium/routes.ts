import { msg } from '@lingui/core/macro';
import { paymentPatterns } from '#src/paths/payments-paths.ts';
import { memberPage, type SiteRoute } from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';

/** The routes of this feature. */
export const routes: readonly SiteRoute[] = [
  {
    ...memberPage,
    path: paymentPatterns.premium,
    feature: 'premium',
    Page: lazyPage(() => import('./pages/PremiumPage.tsx')),
    title: () => msg`Premium`,
  },
  {
    ...memberPage,
    path: paymentPatterns.adFreeBrowsing,
    Page: lazyPage(() => import('./pages/AdFreeBrowsingPage.tsx')),
    title: () => msg`Premium`,
  },
];
