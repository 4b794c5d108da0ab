import { memo, Suspense, useMemo } from 'react';
import { type Location, Navigate, useLocation, useRoutes } from 'react-router';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { LayerContext, useLayer, useLayers } from '#src/shared/navigation/layer-context.ts';
import type { LayerName } from '#src/shared/navigation/layers.ts';
import type { SiteRoute } from '#src/shared/navigation/route.ts';
import { FailureView } from '../error-boundaries/later-views.tsx';
import { RouteErrorBoundary } from '../error-boundaries/RouteErrorBoundary.tsx';
import { useFirstFailure } from '../providers/first-failure.ts';
import { useSessionExpired } from '../providers/use-session-expired.ts';
import { Arrival } from './Arrival.tsx';
import { redirectFor } from './access.ts';
import { Awake } from './hydrate-on-idle.ts';
import { LeaveSignIn } from './LeaveSignIn.tsx';
import { matchRoute, type RouteMatch } from './match.ts';
import { PagePending } from './PagePending.tsx';
import { shownRoute } from './table.ts';

/** A route's page; another address of the same route is another page. */
function PageOf({ route }: { route: SiteRoute }) {
  const { isLoggedIn } = useViewer();
  const { pathname } = useLocation();
  const { layer } = useLayer();
  const { Page } = shownRoute(route, isLoggedIn);
  return (
    <>
      <Page key={pathname} />
      <Arrival pathname={pathname} />
      <Awake layer={layer} />
    </>
  );
}

/** Gives the page its own location and parameters, whatever the other layers show. */
function RoutedPage({ match: { route, pathname }, location }: { match: RouteMatch; location: Location }) {
  const routes = useMemo(() => [{ path: route.path, element: <PageOf route={route} /> }], [route]);
  return useRoutes(routes, { ...location, pathname });
}

/** Where the viewer is sent instead. The server has answered with a redirect before anything is rendered there. */
function useRedirect(match: RouteMatch, location: Location): string | undefined {
  const viewer = useViewer();
  const sessionExpired = useSessionExpired();
  if (import.meta.env.SSR) return undefined;
  const isLoggedIn = viewer.isLoggedIn && !(sessionExpired && match.route.access === 'loggedOut');
  return redirectFor(match, location, { ...viewer, isLoggedIn }, window.location.host);
}

interface MatchedPageProps {
  match: RouteMatch;
  location: Location;
  layer: LayerName;
}

function MatchedPage({ match, location, layer }: MatchedPageProps) {
  const redirect = useRedirect(match, location);
  if (redirect !== undefined) {
    const isLeft = match.route.access === 'loggedOut';
    return (
      <>
        {isLeft ? <LeaveSignIn key={location.key} target={redirect} /> : <Navigate to={redirect} replace />}
        {/* A sheet that is left at once never wakes; the page beneath it tells when the visit stands. */}
        {layer === 'base' ? null : <Awake layer={layer} />}
      </>
    );
  }
  return (
    <Suspense fallback={<PagePending layer={layer} />}>
      <RoutedPage match={match} location={location} />
    </Suspense>
  );
}

/**
 * One layer's page: found in the table, guarded, loaded, with what went wrong shown in its place. Rendered anew only for
 * another location: whoever is told of a location again takes it for a new one, and markup whose code is still on the way
 * would be thrown away for it.
 */
export const LayerPage = memo(function LayerPage({
  location,
  layer,
}: {
  location: Location;
  layer: LayerName;
}) {
  const isTop = useLayers().top === layer;
  const firstFailure = useFirstFailure(location.key);
  const { isLoggedIn } = useViewer();
  const match = matchRoute(location.pathname);
  // In another site's frame a page says in its own small way that something is gone.
  const failed = isTop && !match?.route.isEmbedded ? firstFailure : undefined;
  const page = match && shownRoute(match.route, isLoggedIn).Page;
  return (
    <LayerContext value={layer}>
      <RouteErrorBoundary resetKey={location.key + location.pathname} preload={page?.preload}>
        {match && failed === undefined ? (
          <MatchedPage match={match} location={location} layer={layer} />
        ) : (
          <>
            <FailureView error={match ? failed : 404} />
            <Awake layer={layer} />
          </>
        )}
      </RouteErrorBoundary>
    </LayerContext>
  );
});
