import type { Path } from 'react-router';
import { paths } from '#src/shared/navigation/paths.ts';
import { safeRedirect } from '#src/shared/navigation/redirect-target.ts';
import type { RouteMatch } from './match.ts';

/**
 * Where `redirect_to` of a sign-in address leads, as a path of this site; the dashboard when it leads nowhere we would
 * send somebody (spec 000 §2.8).
 */
export function signInTarget(search: string, host: string): string {
  const safe = safeRedirect(new URLSearchParams(search).get('redirect_to'), host);
  const url = safe === undefined ? null : URL.parse(safe, `https://${host}`);
  return url ? url.pathname + url.search + url.hash : paths.dashboard();
}

/**
 * Where somebody is sent instead of being shown a page: visitors from members' pages to the login form, members from the
 * login form to where they wanted to go, everybody from an older address to the present one. Undefined when they may stay.
 */
export function redirectFor(
  { route, params }: Pick<RouteMatch, 'route' | 'params'>,
  location: Pick<Path, 'pathname' | 'search'>,
  viewer: { isLoggedIn: boolean },
  host: string,
): string | undefined {
  const needsMember = route.access === 'member' || route.access === 'owner';
  if (needsMember && !viewer.isLoggedIn) {
    return paths.login({ redirectTo: location.pathname + location.search });
  }
  if (route.access === 'loggedOut' && viewer.isLoggedIn) return signInTarget(location.search, host);
  return route.movedTo?.(params);
}
