import {
  getListArchiveInfiniteQueryOptions,
  getListArchiveMonthsQueryOptions,
} from '#generated/hooks/posts/posts.ts';
import type { ListArchiveMonths200 } from '#generated/zod/listArchiveMonths200.zod.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import type { ArchiveChoice } from '../model/archive-choice.ts';

/** Tiles of a page: as many as fill a wide window. */
const TILES = 48;

/** The posts of an archive that fit a choice, newest first. */
export function archiveQuery(blogName: string, choice: ArchiveChoice) {
  return getListArchiveInfiniteQueryOptions(blogName, { ...choice, limit: TILES }, { query: paging });
}

/** Which months of an archive have posts that fit a choice, and how many. */
export function archiveMonthsQuery(blogName: string, { type, tag }: ArchiveChoice) {
  return {
    ...getListArchiveMonthsQueryOptions(blogName, { ...(type && { type }), ...(tag && { tag }) }),
    select: (answer: ListArchiveMonths200) => answer.response,
  };
}
