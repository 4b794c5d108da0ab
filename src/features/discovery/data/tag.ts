import {
  getGetHubHeaderQueryOptions,
  getGetHubTimelineInfiniteQueryOptions,
} from '#generated/hooks/tags/tags.ts';
import type { GetHubHeader200 } from '#generated/zod/getHubHeader200.zod.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';
import type { TagFilters } from '../model/tag-filters.ts';

/** What stands above a tag's posts. A tag nobody has used answers 404. */
export function hubHeaderQuery(tag: string) {
  return {
    ...getGetHubHeaderQueryOptions(tag),
    select: (answer: GetHubHeader200) => answer.response,
  };
}

/** Whether a header's failure says that nobody has used the tag: search then takes the page's place (spec 000 §7). */
export const isUnused = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** A tag's posts (pages of 14, spec 000 §9). */
export function hubTimelineQuery(tag: string, { sort, type, role }: TagFilters) {
  return getGetHubTimelineInfiniteQueryOptions(tag, { sort, type, role }, { query: feedPaging });
}
