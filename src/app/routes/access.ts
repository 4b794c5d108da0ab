import type { Path } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import type { Viewer } from '#src/shared/api/viewer/viewer.ts';
import { safeRedirect } from '#src/shared/navigation/redirect-target.ts';
import type { SiteRoute } from '#src/shared/navigation/route.ts';
import type { RouteMatch } from './match.ts';

/**
 * Where `redirect_to` of a sign-in address leads, as a path of this site. When it leads nowhere we would send somebody:
 * topic selection for who has just signed up, else the dashboard (spec 000 §2.8).
 */
export function signInTarget(search: string, host: string, signsUp: boolean): string {
  const safe = safeRedirect(new URLSearchParams(search).get('redirect_to'), host);
  const url = safe === undefined ? null : URL.parse(safe, `https://${host}`);
  if (url) return url.pathname + url.search + url.hash;
  return signsUp ? paths.topics() : paths.dashboard();
}

/** What of the viewer decides what they may see. */
type Guest = Pick<Viewer, 'isLoggedIn'> & { isNew?: boolean; user?: { isPartial: boolean } | undefined };

/** Where nobody is led who has not finished registering: what is missing comes first. */
function isForFullMembers({ path, access, forMembers }: SiteRoute): boolean {
  return (access !== 'public' || forMembers !== undefined) && path !== paths.onboarding();
}

/**
 * Where somebody is sent instead of being shown a page: visitors from members' pages to the login form, members from the
 * login form to where they wanted to go, who has not finished registering to what is missing, everybody from an older
 * address to the present one. Undefined when they may stay.
 */
export function redirectFor(
  { route, params }: Pick<RouteMatch, 'route' | 'params'>,
  location: Pick<Path, 'pathname' | 'search'>,
  viewer: Guest,
  host: string,
): string | undefined {
  const needsMember = route.access === 'member' || route.access === 'owner';
  if (needsMember && !viewer.isLoggedIn) {
    return paths.login({ redirectTo: location.pathname + location.search });
  }
  if (viewer.user?.isPartial && isForFullMembers(route)) return paths.onboarding();
  if (route.access === 'loggedOut' && viewer.isLoggedIn) {
    const signsUp = route.path === paths.register() && viewer.isNew === true;
    return signInTarget(location.search, host, signsUp);
  }
  return route.movedTo?.(params);
}
