import { getGetStaffPicksInfiniteQueryOptions } from '#generated/hooks/discovery/discovery.ts';
import { getGetAnswertimeInfiniteQueryOptions } from '#generated/hooks/feed/feed.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';

/** Posts chosen by people who look after the site, the last chosen first. */
export function staffPicksQuery() {
  return getGetStaffPicksInfiniteQueryOptions(undefined, { query: feedPaging });
}

/** Who answers asks now and soon, and what they answered. */
export function answertimeQuery() {
  return getGetAnswertimeInfiniteQueryOptions(undefined, { query: feedPaging });
}
