import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { Toasts } from '#src/shared/ui/Toasts.tsx';
import { AppearanceWatch } from '../providers/AppearanceWatch.tsx';
import { KeysWatch } from '../providers/KeysWatch.tsx';
import { LiveWatch } from '../providers/LiveWatch.tsx';
import { PendingActions } from '../providers/PendingActions.tsx';
import { RecoveryWatch } from '../providers/RecoveryWatch.tsx';
import { ReturnWatch } from '../providers/ReturnWatch.tsx';
import { RouteAnnouncer } from '../routes/RouteAnnouncer.tsx';
import { FloatingMessages } from './FloatingMessages.tsx';
import { FollowLinks } from './FollowLinks.tsx';
import { Refresher } from './Refresher.tsx';
import { SiteKeys } from './SiteKeys.tsx';

const Guide = lazyPart(() => import('../guide/Guide.tsx'), 'Guide');
const AppWatch = lazyPart(() => import('../worker/AppWatch.tsx'), 'AppWatch');

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
