import type { QueryClient } from '@tanstack/react-query';
import type { Location } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import type { Viewer } from '#src/shared/api/viewer/viewer.ts';
import { normalizeSearchTerm, parseSearch } from '#src/shared/lib/text/search-term.ts';
import type { Layers } from '#src/shared/navigation/layers.ts';
import type { SiteRoute } from '#src/shared/navigation/route.ts';
import { redirectFor } from '../routes/access.ts';
import { layersOf } from '../routes/layers.ts';
import { matchRoute } from '../routes/match.ts';
import { isRouteOpen, routeForViewer } from '../routes/table.ts';
import { cachedFailureStatus, failureStatusOf, hasForbiddenCall } from './failure-status.ts';

/** Everything needed to render the response to a page request. */
export interface RenderPlan {
  viewer: Viewer;
  location: Location;
  layers: Layers;
  /** Routes of the pages to render, the base layer's first. */
  shown: SiteRoute[];
  /** Prefetch functions for their first data. */
  prefetches: Array<(queryClient: QueryClient) => Promise<unknown>>;
  status: number;
  /** Seconds a visitor's copy may be cached. */
  cacheHint: number;
  redirect: string | undefined;
  /** True when the address has moved permanently. */
  isMoved: boolean;
}

interface PageAddress {
  url: string;
  origin: string;
}

function locationOf({ url, origin }: PageAddress): Location {
  // Concatenated, not resolved: a path that starts with two slashes would be parsed as another host, or as none.
  const { pathname, search } = new URL(`${origin}${url}`);
  return { pathname, search, hash: '', state: null, key: 'default' };
}

/**
 * Returns the target of a search form submitted without scripts: `/search?q=wool` becomes `/search/wool`, also below a
 * blog.
 */
function searchTarget({ pathname, search }: Location): string | undefined {
  const typed = new URLSearchParams(search).get('q');
  const match = typed === null ? undefined : matchRoute(pathname);
  if (typed === null || !match?.route.path.includes('/search') || match.params.searchTerm) return undefined;
  const { blogname } = match.params;
  if (blogname) return paths.blogSearch(blogname, normalizeSearchTerm(typed));
  const wanted = parseSearch(typed);
  if (!wanted) return undefined;
  return 'tag' in wanted ? paths.tagged(wanted.tag) : paths.search(wanted.term);
}

/** Determines what a request shows, for which viewer, and whether they have access. */
export function createRenderPlan(address: PageAddress, viewer: Viewer): RenderPlan {
  const location = locationOf(address);
  const layers = layersOf(location, viewer);
  const openRoute = (pathname: string) => {
    const match = matchRoute(pathname);
    return match && isRouteOpen(match.route, viewer.features) ? match : undefined;
  };
  const own = openRoute(location.pathname);
  const viewed = [layers.base, layers.modal].flatMap((at) => {
    const match = at && openRoute(at.pathname);
    return match ? [{ match, shown: routeForViewer(match.route, viewer.isLoggedIn), search: at.search }] : [];
  });
  return {
    viewer,
    location,
    layers,
    shown: viewed.map(({ shown }) => shown),
    // Members' pages are sent as a shell: their feeds are personal, and members have the code cached.
    prefetches: viewed
      .filter(({ match, shown }) => match.route.access === 'public' && shown === match.route)
      .map(
        ({ match: { params }, shown, search }) =>
          async (queryClient) =>
            shown.prefetch?.({ queryClient, params, query: new URLSearchParams(search) }),
      ),
    status: own ? 200 : 404,
    cacheHint: own?.route.cacheHintOf?.(new URLSearchParams(location.search)) ?? own?.route.cacheHint ?? 0,
    isMoved: false,
    redirect:
      searchTarget(location) ?? (own && redirectFor(own, location, viewer, new URL(address.origin).host)),
  };
}

/** Returns the permanent new address a page's first data names. */
function permanentTargetOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('movedTo' in answer)) return undefined;
  return typeof answer.movedTo === 'string' ? answer.movedTo : undefined;
}

/**
 * Fetches the data a plan needs. A page may turn out to be another one: `redirect` is set then.
 *
 * @returns the status of a failure that replaces the page, if there was one
 */
export async function loadPlanData(plan: RenderPlan, queryClient: QueryClient): Promise<number | undefined> {
  const fetched = await Promise.allSettled(plan.prefetches.map((prefetch) => prefetch(queryClient)));
  const answers = fetched.map((result) => (result.status === 'fulfilled' ? result.value : undefined));
  const movedTo = answers.map(permanentTargetOf).find((target) => target !== undefined);
  plan.isMoved = movedTo !== undefined;
  plan.redirect = movedTo ?? answers.find((target): target is string => typeof target === 'string');
  if (plan.redirect !== undefined) return undefined;
  const thrown = fetched.find((result) => result.status === 'rejected');
  const failure = (thrown && failureStatusOf(thrown.reason)) ?? cachedFailureStatus(queryClient);
  if (failure === undefined && plan.status === 200) plan.status = hasForbiddenCall(queryClient) ? 403 : 200;
  return failure;
}
