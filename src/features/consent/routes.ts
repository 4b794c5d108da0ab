import { msg } from '@lingui/core/macro';
import { consentPatterns } from '#src/paths/consent-paths.ts';
import { publicFeed, type SiteRoute } from '#src/shared/navigation/route.ts';
import { lazyPage } from '#src/shared/ui/lazy-part.tsx';

/** The routes of this feature. */
export const routes: readonly SiteRoute[] = [
  {
    ...publicFeed,
    path: consentPatterns.consent,
    cacheHint: 0,
    Page: lazyPage(() => import('./pages/ConsentPage.tsx')),
    title: () => msg`What we may know`,
  },
  {
    ...publicFeed,
    path: consentPatterns.consentReceipts,
    cacheHint: 0,
    Page: lazyPage(() => import('./pages/ReceiptsPage.tsx')),
    title: () => msg`Your answers about privacy`,
  },
];
