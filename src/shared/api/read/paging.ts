import type { PageLink } from '#generated/zod/pageLink.zod.ts';
import type { PageLinks } from '#generated/zod/pageLinks.zod.ts';

/** Response with one page: a list has `links` at the top level, a timeline inside. */
export type PageAnswer = { response: { links?: PageLinks } | { timeline: { links?: PageLinks } } };

function linksOf({ response }: PageAnswer): PageLinks | undefined {
  return 'timeline' in response ? response.timeline.links : response.links;
}

/** Returns the page parameter of a link: a list takes either a cursor or an offset. */
function pageParamOf(link: PageLink | undefined): never | undefined {
  return (link?.queryParams.cursor ?? link?.queryParams.offset) as never | undefined;
}

/**
 * Pagination options for generated infinite queries. The rest of `links.next.queryParams` repeats the request. Use:
 * `getListFollowingInfiniteQueryOptions({}, { query: paging })`.
 */
export const paging = {
  initialPageParam: undefined,
  getNextPageParam: (page: PageAnswer) => pageParamOf(linksOf(page)?.next),
  getPreviousPageParam: (page: PageAnswer) => pageParamOf(linksOf(page)?.prev),
};

/** Pagination for feeds, which do not refetch while they are read; new posts are offered instead. */
export const feedPaging = {
  ...paging,
  staleTime: 5 * 60_000,
  refetchOnMount: false,
  refetchOnReconnect: false,
};
