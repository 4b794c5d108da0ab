import { Toasts } from '#src/shared/ui/Toasts.tsx';
import { AppErrorBoundary } from './error-boundaries/AppErrorBoundary.tsx';
import { type AppEnvironment, AppProviders } from './providers/AppProviders.tsx';
import { DocumentHead } from './providers/DocumentHead.tsx';
import { PageWideFailures } from './providers/PageWideFailures.tsx';
import { PendingActions } from './providers/PendingActions.tsx';
import { ReadyMark } from './providers/ReadyMark.tsx';
import { ReturnWatch } from './providers/ReturnWatch.tsx';
import { LayeredRoutes } from './routes/LayeredRoutes.tsx';
import { RouteAnnouncer } from './routes/RouteAnnouncer.tsx';
import { ScrollKeeper } from './routes/ScrollKeeper.tsx';
import { FollowLinks } from './shell/FollowLinks.tsx';
import { LateKeys } from './shell/LateKeys.tsx';
import { Shell } from './shell/Shell.tsx';

/** The whole site, the same on the server and in the browser. It needs a router around it. */
export function App({ environment }: { environment: AppEnvironment }) {
  return (
    <AppErrorBoundary>
      <AppProviders environment={environment}>
        <LayeredRoutes ground={(page) => <Shell>{page}</Shell>}>
          <DocumentHead />
          <RouteAnnouncer />
          <ScrollKeeper />
          <FollowLinks />
          <PageWideFailures />
          <PendingActions />
          <LateKeys />
          <ReturnWatch />
        </LayeredRoutes>
        <Toasts />
        <ReadyMark />
      </AppProviders>
    </AppErrorBoundary>
  );
}
