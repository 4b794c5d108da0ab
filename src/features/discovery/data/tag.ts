import {
  getGetHubHeaderQueryOptions,
  getGetHubTimelineInfiniteQueryOptions,
} from '#generated/hooks/tags/tags.ts';
import type { GetHubHeader200 } from '#generated/zod/getHubHeader200.zod.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import type { ShownHidden } from '#src/shared/api/read/hidden-by-choice.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';
import type { TagFilters } from '../model/tag-filters.ts';

/** The header of a tag's page. A tag that was never used answers 404. */
export function hubHeaderQuery(tag: string) {
  return {
    ...getGetHubHeaderQueryOptions(tag),
    select: (answer: GetHubHeader200) => answer.response,
  };
}

/** Returns true when a header's error says that the tag was never used: search then replaces the page (spec 000 §7). */
export const isUnusedTagError = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** A tag's posts (pages of 14, spec 000 §9). */
export function hubTimelineQuery(tag: string, { sort, type, role }: TagFilters, shown?: ShownHidden) {
  return getGetHubTimelineInfiniteQueryOptions(tag, { sort, type, role, ...shown }, { query: feedPaging });
}
