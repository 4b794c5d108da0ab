import { getDashboard, getGetDashboardQueryKey } from '#generated/hooks/feed/feed.ts';
import type { GetDashboardParams } from '#generated/zod/getDashboardParams.zod.ts';
import { feedQuery } from '#src/shared/api/read/feed.ts';

/** Posts of followed blogs and of the member's own, newest first. */
export const dashboardQuery = () =>
  feedQuery<GetDashboardParams>(getGetDashboardQueryKey(), async (params, signal) => {
    const { elements, links } = (await getDashboard(params, { signal })).response.timeline;
    return { elements, links };
  });
