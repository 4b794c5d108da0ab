import type { SiteRoute } from '#src/shared/navigation/route.ts';

const features = import.meta.glob<{ routes: readonly SiteRoute[] }>('../../features/*/routes.ts', {
  eager: true,
});

/** Every route of the site: the join of each feature's `routes.ts`. The router ranks them, so their order has no meaning. */
export const routeTable: readonly SiteRoute[] = Object.values(features).flatMap(({ routes }) => routes);

/** The route whose page this visitor or member gets to see at an address of the given one. */
export function shownRoute(route: SiteRoute, isLoggedIn: boolean): SiteRoute {
  const other = isLoggedIn && route.forMembers && routeTable.find(({ path }) => path === route.forMembers);
  return other || route;
}
