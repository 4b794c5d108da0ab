import { getGetDashboardInfiniteQueryOptions } from '#generated/hooks/feed/feed.ts';
import type { ShownHidden } from '#src/shared/api/read/hidden-by-choice.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';

/** Posts of followed blogs and of the member's own, newest first. */
export function dashboardQuery(shown?: ShownHidden) {
  return getGetDashboardInfiniteQueryOptions(shown, { query: feedPaging });
}
