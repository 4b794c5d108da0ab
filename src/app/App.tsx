import { AppErrorBoundary } from './error-boundaries/AppErrorBoundary.tsx';
import { type AppEnvironment, AppProviders } from './providers/AppProviders.tsx';
import { DocumentHead } from './providers/DocumentHead.tsx';
import { PageWideFailures } from './providers/PageWideFailures.tsx';
import { LayeredRoutes } from './routes/LayeredRoutes.tsx';
import { ScrollKeeper } from './routes/ScrollKeeper.tsx';
import { LateAttendants } from './shell/DeferredGlobalEffects.tsx';
import { Shell } from './shell/Shell.tsx';

/** The whole site, the same on the server and in the browser. It needs a router around it. */
export function App({ environment }: { environment: AppEnvironment }) {
  return (
    <AppErrorBoundary>
      <AppProviders environment={environment}>
        <LayeredRoutes ground={(page) => <Shell>{page}</Shell>}>
          <DocumentHead />
          <ScrollKeeper />
          <PageWideFailures />
          <LateAttendants />
        </LayeredRoutes>
      </AppProviders>
    </AppErrorBoundary>
  );
}
