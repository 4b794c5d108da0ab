import {
  getListArchiveInfiniteQueryOptions,
  getListArchiveMonthsQueryOptions,
} from '#generated/hooks/posts/posts.ts';
import type { ListArchiveMonths200 } from '#generated/zod/listArchiveMonths200.zod.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import type { ArchiveFilter } from '../model/archive-filter.ts';

/** Page size: enough tiles to fill a wide window. */
const PAGE_SIZE = 48;

/** The posts of an archive that match a filter, newest first. */
export function archiveQuery(blogName: string, choice: ArchiveFilter) {
  return getListArchiveInfiniteQueryOptions(blogName, { ...choice, limit: PAGE_SIZE }, { query: paging });
}

/** The months of an archive that have matching posts, with their numbers. */
export function archiveMonthsQuery(blogName: string, { type, tag }: ArchiveFilter) {
  return {
    ...getListArchiveMonthsQueryOptions(blogName, { ...(type && { type }), ...(tag && { tag }) }),
    select: (answer: ListArchiveMonths200) => answer.response,
  };
}
