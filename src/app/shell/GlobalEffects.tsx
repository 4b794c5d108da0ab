import { useLocation } from 'react-router';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { Toasts } from '#src/shared/ui/Toasts.tsx';
import { AppearanceListener } from '../providers/AppearanceListener.tsx';
import { KeymapListener } from '../providers/KeymapListener.tsx';
import { LiveEventsListener } from '../providers/LiveEventsListener.tsx';
import { PendingActions } from '../providers/PendingActions.tsx';
import { RecoveryListener } from '../providers/RecoveryListener.tsx';
import { ReturnListener } from '../providers/ReturnListener.tsx';
import { RouteAnnouncer } from '../routes/RouteAnnouncer.tsx';
import { FarewellListener } from './FarewellListener.tsx';
import { FloatingMessages } from './FloatingMessages.tsx';
import { FollowLinks } from './FollowLinks.tsx';
import { Refresher } from './Refresher.tsx';
import { SiteShortcuts } from './SiteShortcuts.tsx';

const PaymentReturn = lazyPart(
  () => import('../providers/PaymentReturnListener.tsx'),
  'PaymentReturnListener',
);
const ConsentBanner = lazyPart(() => import('./ConsentBanner.tsx'), 'ConsentBanner');
const AppInstallListener = lazyPart(() => import('../worker/AppInstallListener.tsx'), 'AppInstallListener');

const VisitorClicks = lazyPart(() => import('./VisitorClicks.tsx'), 'VisitorClicks', { isPrefetched: false });

/** Returns true when something of the site needs a consent, as the server says in the document. */
const asksConsent = (): boolean => 'asksConsent' in document.documentElement.dataset;

/**
 * Components without visible content until something happens (shortcuts, live events, toasts). None is needed before
 * hydration.
 */
export function GlobalEffects() {
  const { isLoggedIn, features } = useViewer();
  return (
    <>
      <RouteAnnouncer />
      <FollowLinks />
      <PendingActions />
      <SiteShortcuts />
      <Refresher />
      <ReturnListener />
      {useLocation().search.includes('badge-manager') ? <PaymentReturn /> : null}
      <LiveEventsListener />
      <FloatingMessages />
      <AppearanceListener />
      <KeymapListener />
      <RecoveryListener />
      <FarewellListener />
      {!isLoggedIn && features.includes('loginWall') ? <VisitorClicks /> : null}
      {asksConsent() ? <ConsentBanner /> : null}
      <AppInstallListener />
      <Toasts />
    </>
  );
}
