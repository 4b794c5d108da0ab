import { memo, Suspense, useMemo } from 'react';
import { type Location, Navigate, useLocation, useRoutes } from 'react-router';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { LayerContext, useLayer, useLayers } from '#src/shared/navigation/layer-context.ts';
import type { LayerName } from '#src/shared/navigation/layers.ts';
import type { SiteRoute } from '#src/shared/navigation/route.ts';
import { FailureView } from '../error-boundaries/lazy-views.tsx';
import { RouteErrorBoundary } from '../error-boundaries/RouteErrorBoundary.tsx';
import { useDocumentFailure } from '../providers/document-failure.ts';
import { useSessionExpired } from '../providers/use-session-expired.ts';
import { redirectFor } from './access.ts';
import { LeaveSignIn } from './LeaveSignIn.tsx';
import { matchRoute, type RouteMatch } from './match.ts';
import { NavigationFocus } from './NavigationFocus.tsx';
import { PagePending } from './PagePending.tsx';
import { HydrationMarker } from './page-hydration.ts';
import { isRouteOpen, routeForViewer } from './table.ts';

/** Renders a route's page; the key remounts it for another address of the same route. */
function PageOf({ route }: { route: SiteRoute }) {
  const { isLoggedIn } = useViewer();
  const { pathname } = useLocation();
  const { layer } = useLayer();
  const { Page } = routeForViewer(route, isLoggedIn);
  return (
    <>
      <Page key={pathname} />
      <NavigationFocus pathname={pathname} />
      <HydrationMarker layer={layer} />
    </>
  );
}

/** Renders the page with its own location and parameters, independent of the other layers. */
function RoutedPage({ match: { route, pathname }, location }: { match: RouteMatch; location: Location }) {
  const routes = useMemo(() => [{ path: route.path, element: <PageOf route={route} /> }], [route]);
  return useRoutes(routes, { ...location, pathname });
}

/** Returns the redirect target for the viewer. On the server the response was redirected before anything renders. */
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
        {/* A sheet that redirects at once never hydrates, so it is marked as hydrated here; the base layer's page marks itself. */}
        {layer === 'base' ? null : <HydrationMarker layer={layer} />}
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
 * Renders one layer's page: matches the route, checks access, loads the code, and shows failures in place. Memoised,
 * because a new render before hydration is complete would discard server-rendered markup whose code is still loading.
 */
export const LayerPage = memo(function LayerPage({
  location,
  layer,
}: {
  location: Location;
  layer: LayerName;
}) {
  const isTop = useLayers().top === layer;
  const documentFailure = useDocumentFailure(location.key);
  const { isLoggedIn, features } = useViewer();
  const matched = matchRoute(location.pathname);
  const match = matched && isRouteOpen(matched.route, features) ? matched : undefined;
  // An embedded page shows its own compact notice when its content is gone.
  const failed = isTop && !match?.route.isEmbedded ? documentFailure : undefined;
  const page = match && routeForViewer(match.route, isLoggedIn).Page;
  return (
    <LayerContext value={layer}>
      <RouteErrorBoundary resetKey={location.key + location.pathname} preload={page?.preload}>
        {match && failed === undefined ? (
          <MatchedPage match={match} location={location} layer={layer} />
        ) : (
          <>
            <FailureView error={matched ? (failed ?? 404) : 404} />
            <HydrationMarker layer={layer} />
          </>
        )}
      </RouteErrorBoundary>
    </LayerContext>
  );
});
