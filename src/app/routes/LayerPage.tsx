import { Suspense } from 'react';
import { type Location, Navigate } from 'react-router';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { LayerContext, useLayers } from '#src/shared/navigation/layer-context.ts';
import type { LayerName } from '#src/shared/navigation/layers.ts';
import { ParamsContext } from '#src/shared/navigation/params.ts';
import { FailureView } from '../error-boundaries/later-views.tsx';
import { RouteErrorBoundary } from '../error-boundaries/RouteErrorBoundary.tsx';
import { useFirstFailure } from '../providers/first-failure.ts';
import { useSessionExpired } from '../providers/use-session-expired.ts';
import { Arrival } from './Arrival.tsx';
import { redirectFor } from './access.ts';
import { LeaveSignIn } from './LeaveSignIn.tsx';
import { usePage } from './lazy-page.ts';
import { matchRow, type RowMatch, viewOf } from './match.ts';
import { PagePending } from './PagePending.tsx';
import type { RouteView } from './table.ts';

function LoadedPage({ view }: { view: RouteView }) {
  const Page = usePage(view.page);
  return <Page />;
}

/** Where the viewer is sent instead. The server has answered with a redirect before anything is rendered there. */
function useRedirect({ row }: RowMatch, location: Location): string | undefined {
  const viewer = useViewer();
  const sessionExpired = useSessionExpired();
  if (import.meta.env.SSR) return undefined;
  const isLoggedIn = viewer.isLoggedIn && !(sessionExpired && row.access === 'loggedOut');
  return redirectFor(row, location, { isLoggedIn }, window.location.host);
}

interface MatchedPageProps {
  match: RowMatch;
  location: Location;
  layer: LayerName;
}

function MatchedPage({ match, location, layer }: MatchedPageProps) {
  const { isLoggedIn } = useViewer();
  const redirect = useRedirect(match, location);
  const { row, pathname, params } = match;
  if (redirect !== undefined && row.access === 'loggedOut') return <LeaveSignIn target={redirect} />;
  if (redirect !== undefined) return <Navigate to={redirect} replace />;
  return (
    <Suspense fallback={<PagePending layer={layer} />}>
      <ParamsContext value={params}>
        <LoadedPage key={pathname} view={viewOf(row, isLoggedIn)} />
      </ParamsContext>
      <Arrival pathname={location.pathname} />
    </Suspense>
  );
}

/** One layer's page: found in the table, guarded, loaded, with what went wrong shown in its place. */
export function LayerPage({ location, layer }: { location: Location; layer: LayerName }) {
  const isTop = useLayers().top === layer;
  const firstFailure = useFirstFailure(location.key);
  const failed = isTop ? firstFailure : undefined;
  const match = matchRow(location.pathname);
  return (
    <LayerContext value={layer}>
      <RouteErrorBoundary resetKey={location.key + location.pathname}>
        {match && failed === undefined ? (
          <MatchedPage match={match} location={location} layer={layer} />
        ) : (
          <FailureView error={match ? failed : 404} />
        )}
      </RouteErrorBoundary>
    </LayerContext>
  );
}
