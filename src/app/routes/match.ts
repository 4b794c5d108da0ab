import { matchRoutes, type RouteObject } from 'react-router';
import { ownSpelling } from '#src/shared/navigation/canonical-path.ts';
import type { RouteParams, SiteRoute } from '#src/shared/navigation/route.ts';
import { routeTable } from './table.ts';

/** What an address leads to. */
export interface RouteMatch {
  route: SiteRoute;
  params: RouteParams;
  /** The address in the route's own spelling. */
  pathname: string;
}

const objects = routeTable.map((route) => ({ path: route.path, handle: route }) satisfies RouteObject);

/** The router compares every pattern for every question, and a page asks about the same few addresses again and again. */
const answers = new Map<string, RouteMatch | undefined>();
const MOST_ANSWERS = 200;

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
  const pathname = ownSpelling(address);
  // `/:blogname/likes` and `/search/:searchTerm` rank the same: what the first does not accept may be meant for the next.
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

/** The route an address leads to; undefined is "not found". */
export function matchRoute(address: string): RouteMatch | undefined {
  if (answers.has(address)) return answers.get(address);
  if (answers.size >= MOST_ANSWERS) answers.clear();
  const answer = findRoute(address);
  answers.set(address, answer);
  return answer;
}
