import {
  getGetTimelineInfiniteQueryOptions,
  getListTabsQueryOptions,
  getListTimelinesQueryOptions,
} from '#generated/hooks/feed/feed.ts';
import type { ListTabs200 } from '#generated/zod/listTabs200.zod.ts';
import type { ListTimelines200 } from '#generated/zod/listTimelines200.zod.ts';
import type { ShownHidden } from '#src/shared/api/read/hidden-by-choice.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';

/** The member's tabs in their order, hidden ones included. */
export function tabsQuery() {
  return {
    ...getListTabsQueryOptions({ query: { staleTime: 60_000 } }),
    select: (answer: ListTabs200) => answer.response.tabs,
  };
}

/** The named timelines. */
export function timelinesQuery() {
  return {
    ...getListTimelinesQueryOptions({ query: { staleTime: 60_000 } }),
    select: (answer: ListTimelines200) => answer.response.timelines,
  };
}

/** The posts of a named timeline. */
export function timelineQuery(which: string, shown?: ShownHidden) {
  return getGetTimelineInfiniteQueryOptions({ which, ...shown }, { query: feedPaging });
}
