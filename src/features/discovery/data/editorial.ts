import { getGetStaffPicksInfiniteQueryOptions } from '#generated/hooks/discovery/discovery.ts';
import { getGetAnswertimeInfiniteQueryOptions } from '#generated/hooks/feed/feed.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';

/** Posts chosen by the site's editors, latest choice first. */
export function staffPicksQuery() {
  return getGetStaffPicksInfiniteQueryOptions(undefined, { query: feedPaging });
}

/** Current and upcoming answertimes, and answered asks. */
export function answertimeQuery() {
  return getGetAnswertimeInfiniteQueryOptions(undefined, { query: feedPaging });
}
