import type { PageLink } from '#generated/zod/pageLink.zod.ts';
import type { PageLinks } from '#generated/zod/pageLinks.zod.ts';

/** An answer with one page of a list: a list says of its neighbours in `links`, a timeline inside of itself. */
export type PageAnswer = { response: { links?: PageLinks } | { timeline: { links?: PageLinks } } };

function linksOf({ response }: PageAnswer): PageLinks | undefined {
  return 'timeline' in response ? response.timeline.links : response.links;
}

/** Where a page begins, as its list names it: a list takes either a cursor or an offset. */
function startOf(link: PageLink | undefined): never | undefined {
  return (link?.queryParams.cursor ?? link?.queryParams.offset) as never | undefined;
}

/**
 * What a generated infinite query lacks: how a list leads from page to page. The rest of `links.next.queryParams` repeats
 * what was asked. Use: `getListFollowingInfiniteQueryOptions({}, { query: paging })`.
 */
export const paging = {
  initialPageParam: undefined,
  getNextPageParam: (page: PageAnswer) => startOf(linksOf(page)?.next),
  getPreviousPageParam: (page: PageAnswer) => startOf(linksOf(page)?.prev),
};

/** The same for feeds: they stay as they are while somebody reads them; what is new is offered, not forced on the reader. */
export const feedPaging = {
  ...paging,
  staleTime: 5 * 60_000,
  refetchOnMount: false,
  refetchOnReconnect: false,
};
