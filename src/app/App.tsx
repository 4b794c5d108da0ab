import { AppErrorBoundary } from './error-boundaries/AppErrorBoundary.tsx';
import { type AppEnvironment, AppProviders } from './providers/AppProviders.tsx';
import { DocumentHead } from './providers/DocumentHead.tsx';
import { PageWideFailures } from './providers/PageWideFailures.tsx';
import { LayeredRoutes } from './routes/LayeredRoutes.tsx';
import { ScrollRestoration } from './routes/ScrollRestoration.tsx';
import { DeferredGlobalEffects } from './shell/DeferredGlobalEffects.tsx';
import { Shell } from './shell/Shell.tsx';

/** The whole application, identical on the server and in the browser. Expects a router around it. */
export function App({ environment }: { environment: AppEnvironment }) {
  return (
    <AppErrorBoundary>
      <AppProviders environment={environment}>
        <LayeredRoutes renderBase={(page) => <Shell>{page}</Shell>}>
          <DocumentHead />
          <ScrollRestoration />
          <PageWideFailures />
          <DeferredGlobalEffects />
        </LayeredRoutes>
      </AppProviders>
    </AppErrorBoundary>
  );
}
