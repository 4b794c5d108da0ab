import { matchRoutes, type RouteObject } from 'react-router';
import { canonicalPath } from '#src/shared/navigation/canonical-path.ts';
import type { RouteParams, SiteRoute } from '#src/shared/navigation/route.ts';
import { routeTable } from './table.ts';

/** A matched route with its parameters. */
export interface RouteMatch {
  route: SiteRoute;
  params: RouteParams;
  /** The address in canonical spelling. */
  pathname: string;
}

const objects = routeTable.map((route) => ({ path: route.path, handle: route }) satisfies RouteObject);

/**
 * Cached, because the router compares all patterns on each call and a page matches the same few addresses repeatedly.
 */
const cachedMatches = new Map<string, RouteMatch | undefined>();
const MAX_CACHED_MATCHES = 200;

function isEncodedProperly(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

function findRoute(address: string): RouteMatch | undefined {
  if (!isEncodedProperly(address)) return undefined;
  const pathname = canonicalPath(address);
  // `/:blogname/likes` and `/search/:searchTerm` rank the same: an address the first does not accept may belong to the
  // next.
  let candidates = objects;
  for (;;) {
    const found = matchRoutes(candidates, pathname)?.at(-1);
    if (!found) return undefined;
    const { params } = found;
    const { handle: route } = found.route;
    if (route.accepts?.(params) ?? true) return { route, params, pathname };
    candidates = candidates.filter(({ handle }) => handle !== route);
  }
}

/** Returns the route of an address; undefined means "not found". */
export function matchRoute(address: string): RouteMatch | undefined {
  if (cachedMatches.has(address)) return cachedMatches.get(address);
  if (cachedMatches.size >= MAX_CACHED_MATCHES) cachedMatches.clear();
  const answer = findRoute(address);
  cachedMatches.set(address, answer);
  return answer;
}
