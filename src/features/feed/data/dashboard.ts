import { getGetDashboardInfiniteQueryOptions } from '#generated/hooks/feed/feed.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';

/** Posts of followed blogs and of the member's own, newest first. */
export const dashboardQuery = () => getGetDashboardInfiniteQueryOptions(undefined, { query: feedPaging });
