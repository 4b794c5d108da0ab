import type { QueryClient } from '@tanstack/react-query';
import type { Location } from 'react-router';
import { paths } from '#src/paths/paths.ts';
import type { Viewer } from '#src/shared/api/viewer/viewer.ts';
import { readSearch, searchTermOf } from '#src/shared/lib/text/search-term.ts';
import type { Layers } from '#src/shared/navigation/layers.ts';
import type { SiteRoute } from '#src/shared/navigation/route.ts';
import { redirectFor } from '../routes/access.ts';
import { layersOf } from '../routes/layers.ts';
import { matchRoute } from '../routes/match.ts';
import { shownRoute } from '../routes/table.ts';
import { failureIn, failureOf, hasRefusal } from './failure.ts';

/** What has to be done to answer a request for a page. */
export interface Plan {
  viewer: Viewer;
  location: Location;
  layers: Layers;
  /** The routes whose pages are shown, that of the ground first. */
  shown: SiteRoute[];
  /** The first data they need. */
  prefetches: Array<(queryClient: QueryClient) => Promise<unknown>>;
  status: number;
  /** Seconds a visitor's copy may be kept. */
  cacheHint: number;
  redirect: string | undefined;
  /** Whether the address leads elsewhere for good. */
  isMoved: boolean;
}

interface PageAddress {
  url: string;
  origin: string;
}

function locationOf({ url, origin }: PageAddress): Location {
  // Joined, not resolved: a path that starts with two slashes would be read as another host, or as none.
  const { pathname, search } = new URL(`${origin}${url}`);
  return { pathname, search, hash: '', state: null, key: 'default' };
}

/** Where search forms lead before any script has loaded: `/search?q=wool` means `/search/wool`, also below a blog. */
function searchTarget({ pathname, search }: Location): string | undefined {
  const typed = new URLSearchParams(search).get('q');
  const match = typed === null ? undefined : matchRoute(pathname);
  if (typed === null || !match?.route.path.includes('/search') || match.params.searchTerm) return undefined;
  const { blogname } = match.params;
  if (blogname) return paths.blogSearch(blogname, searchTermOf(typed));
  const wanted = readSearch(typed);
  if (!wanted) return undefined;
  return 'tag' in wanted ? paths.tagged(wanted.tag) : paths.search(wanted.term);
}

/** Works out what a request shows, for whom, and whether they may see it. */
export function planOf(address: PageAddress, viewer: Viewer): Plan {
  const location = locationOf(address);
  const layers = layersOf(location, viewer);
  const own = matchRoute(location.pathname);
  const viewed = [layers.base, layers.modal].flatMap((at) => {
    const match = at && matchRoute(at.pathname);
    return match ? [{ match, shown: shownRoute(match.route, viewer.isLoggedIn), search: at.search }] : [];
  });
  return {
    viewer,
    location,
    layers,
    shown: viewed.map(({ shown }) => shown),
    // Members' pages are sent as a shell: their feeds are made for one reader, who has the code in cache.
    prefetches: viewed
      .filter(({ match, shown }) => match.route.access === 'public' && shown === match.route)
      .map(
        ({ match: { params }, shown, search }) =>
          async (queryClient) =>
            shown.prefetch?.({ queryClient, params, query: new URLSearchParams(search) }),
      ),
    status: own ? 200 : 404,
    cacheHint: own?.route.cacheHint ?? 0,
    isMoved: false,
    redirect:
      searchTarget(location) ?? (own && redirectFor(own, location, viewer, new URL(address.origin).host)),
  };
}

/** Where a page's first data says that it is now for good. */
function movedIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('movedTo' in answer)) return undefined;
  return typeof answer.movedTo === 'string' ? answer.movedTo : undefined;
}

/**
 * Fetches the data a plan needs. A page may turn out to be another one: `redirect` then says which.
 *
 * @returns the status of a failure that takes the page's place, if there was one
 */
export async function loadPlan(plan: Plan, queryClient: QueryClient): Promise<number | undefined> {
  const fetched = await Promise.allSettled(plan.prefetches.map((prefetch) => prefetch(queryClient)));
  const answers = fetched.map((result) => (result.status === 'fulfilled' ? result.value : undefined));
  const movedTo = answers.map(movedIn).find((target) => target !== undefined);
  plan.isMoved = movedTo !== undefined;
  plan.redirect = movedTo ?? answers.find((target): target is string => typeof target === 'string');
  if (plan.redirect !== undefined) return undefined;
  const thrown = fetched.find((result) => result.status === 'rejected');
  const failure = (thrown && failureOf(thrown.reason)) ?? failureIn(queryClient);
  if (failure === undefined && plan.status === 200) plan.status = hasRefusal(queryClient) ? 403 : 200;
  return failure;
}
