import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { Toasts } from '#src/shared/ui/Toasts.tsx';
import { AppearanceWatch } from '../providers/AppearanceListener.tsx';
import { KeysWatch } from '../providers/KeymapListener.tsx';
import { LiveWatch } from '../providers/LiveEventsListener.tsx';
import { PendingActions } from '../providers/PendingActions.tsx';
import { RecoveryWatch } from '../providers/RecoveryListener.tsx';
import { ReturnWatch } from '../providers/ReturnListener.tsx';
import { RouteAnnouncer } from '../routes/RouteAnnouncer.tsx';
import { FloatingMessages } from './FloatingMessages.tsx';
import { FollowLinks } from './FollowLinks.tsx';
import { Refresher } from './Refresher.tsx';
import { SiteKeys } from './SiteShortcuts.tsx';

const Guide = lazyPart(() => import('../guide/Guide.tsx'), 'Guide');
const AppWatch = lazyPart(() => import('../worker/AppInstallListener.tsx'), 'AppWatch');

/** What waits on the reader without being seen: nothing of it is missed before the page answers. */
export function Attendants() {
  return (
    <>
      <RouteAnnouncer />
      <FollowLinks />
      <PendingActions />
      <SiteKeys />
      <Refresher />
      <ReturnWatch />
      <LiveWatch />
      <FloatingMessages />
      <AppearanceWatch />
      <KeysWatch />
      <RecoveryWatch />
      <AppWatch />
      <Guide />
      <Toasts />
    </>
  );
}
