import type { Path } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import type { Viewer } from '#src/shared/api/viewer/viewer.ts';
import { safeRedirect } from '#src/shared/navigation/redirect-target.ts';
import type { SiteRoute } from '#src/shared/navigation/route.ts';
import type { RouteMatch } from './match.ts';

/**
 * Returns the target of a sign-in address's `redirect_to`, as a path of this site. Without a safe target: topic
 * selection after signing up, else the dashboard (spec 000 §2.8).
 */
export function signInTarget(search: string, host: string, signsUp: boolean): string {
  const safe = safeRedirect(new URLSearchParams(search).get('redirect_to'), host);
  const url = safe === undefined ? null : URL.parse(safe, `https://${host}`);
  if (url) return url.pathname + url.search + url.hash;
  return signsUp ? paths.topics() : paths.dashboard();
}

/** The viewer's properties that decide about access. */
type AccessViewer = Pick<Viewer, 'isLoggedIn'> & {
  isNew?: boolean;
  user?: { isPartial: boolean } | undefined;
};

/** Returns true for routes that redirect members with an unfinished registration to onboarding. */
function needsFullRegistration({ path, access, forMembers }: SiteRoute): boolean {
  return (access !== 'public' || forMembers !== undefined) && path !== paths.onboarding();
}

/**
 * Returns the redirect target of a viewer without access to a route: visitors from members' pages to the login form,
 * members from the login form to where they were going, members with an unfinished registration to onboarding,
 * everybody from a moved address to its current one. Undefined when the page may be shown.
 */
export function redirectFor(
  { route, params }: Pick<RouteMatch, 'route' | 'params'>,
  location: Pick<Path, 'pathname' | 'search'>,
  viewer: AccessViewer,
  host: string,
): string | undefined {
  const needsMember = route.access === 'member' || route.access === 'owner';
  if (needsMember && !viewer.isLoggedIn) {
    return paths.login({ redirectTo: location.pathname + location.search });
  }
  if (viewer.user?.isPartial && needsFullRegistration(route)) return paths.onboarding();
  if (route.access === 'loggedOut' && viewer.isLoggedIn) {
    const signsUp = route.path === paths.register() && viewer.isNew === true;
    return signInTarget(location.search, host, signsUp);
  }
  return route.movedTo?.(params);
}
