import type { SiteRoute } from '#src/shared/navigation/route.ts';

const features = import.meta.glob<{ routes: readonly SiteRoute[] }>('../../features/*/routes.ts', {
  eager: true,
});

/**
 * All routes of the site, joined from each feature's `routes.ts`. The router ranks them, so their order has no meaning.
 */
export const routeTable: readonly SiteRoute[] = Object.values(features).flatMap(({ routes }) => routes);

/** Returns true when an address leads somewhere for a viewer with these features of the site. */
export function isRouteOpen({ feature }: SiteRoute, features: readonly string[]): boolean {
  return feature === undefined || features.includes(feature);
}

/** Returns the route whose page this viewer gets at an address of the given route. */
export function routeForViewer(route: SiteRoute, isLoggedIn: boolean): SiteRoute {
  const other = isLoggedIn && route.forMembers && routeTable.find(({ path }) => path === route.forMembers);
  return other || route;
}
