import { getGetStaffPicksInfiniteQueryOptions } from '#generated/hooks/discovery/discovery.ts';
import { getGetAnswertimeInfiniteQueryOptions } from '#generated/hooks/feed/feed.ts';
import type { ShownHidden } from '#src/shared/api/read/hidden-by-choice.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';

/** Posts chosen by the site's editors, latest choice first. */
export function staffPicksQuery(shown?: ShownHidden) {
  return getGetStaffPicksInfiniteQueryOptions(shown, { query: feedPaging });
}

/** Current and upcoming answertimes, and answered asks. */
export function answertimeQuery() {
  return getGetAnswertimeInfiniteQueryOptions(undefined, { query: feedPaging });
}
