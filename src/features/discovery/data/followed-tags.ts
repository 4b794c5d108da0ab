import { keepPreviousData } from '@tanstack/react-query';
import { getListFollowedTagsInfiniteQueryOptions } from '#generated/hooks/tags/tags.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import type { TagsOrder } from '../model/tags-order.ts';

const SORTS = {
  oldest: { sort: 'followed_at', sort_order: 'asc' },
  name: { sort: 'tag_name', sort_order: 'asc' },
} as const;

/** Number of tags of a page. */
const PAGE_SIZE = 20;

/**
 * Tags the member follows, latest first unless another order is requested. Refetched on every visit, because tags are
 * followed elsewhere; another order shows cached data meanwhile.
 */
export function followedTagsQuery(order?: TagsOrder) {
  return getListFollowedTagsInfiniteQueryOptions(
    { limit: PAGE_SIZE, ...(order ? SORTS[order] : {}) },
    { query: { ...paging, staleTime: 0, placeholderData: keepPreviousData } },
  );
}
