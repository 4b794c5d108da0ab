import { activityRoutes } from '#src/features/activity/routes.ts';
import { authRoutes } from '#src/features/auth/routes.ts';
import { blogRoutes } from '#src/features/blogs/routes.ts';
import { discoveryRoutes } from '#src/features/discovery/routes.ts';
import { feedRoutes } from '#src/features/feed/routes.ts';
import { helpRoutes } from '#src/features/help/routes.ts';
import { messagingRoutes } from '#src/features/messaging/routes.ts';
import { postRoutes } from '#src/features/posts/routes.ts';
import { settingsRoutes } from '#src/features/settings/routes.ts';
import type { SiteRoute } from '#src/shared/navigation/route.ts';

/** Every address of the site. Each feature owns its own; the router ranks them, so their order says nothing. */
export const routeTable: readonly SiteRoute[] = [
  ...activityRoutes,
  ...authRoutes,
  ...blogRoutes,
  ...discoveryRoutes,
  ...feedRoutes,
  ...helpRoutes,
  ...messagingRoutes,
  ...postRoutes,
  ...settingsRoutes,
];

/** The route whose page this visitor or member gets to see at an address of the given one. */
export function shownRoute(route: SiteRoute, isLoggedIn: boolean): SiteRoute {
  const other = isLoggedIn && route.forMembers && routeTable.find(({ path }) => path === route.forMembers);
  return other || route;
}
