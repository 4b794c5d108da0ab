import { keepPreviousData } from '@tanstack/react-query';
import { getListFollowedTagsQueryOptions } from '#generated/hooks/tags/tags.ts';
import type { ListFollowedTags200 } from '#generated/zod/listFollowedTags200.zod.ts';
import type { TagsOrder } from '../model/tags-order.ts';

const SORTS = {
  oldest: { sort: 'followed_at', sort_order: 'asc' },
  name: { sort: 'tag_name', sort_order: 'asc' },
} as const;

/**
 * Tags the member follows, latest first unless another order is requested: the short form returns all of them at once.
 * Refetched on every visit, because tags are followed elsewhere; another order shows cached data meanwhile.
 */
export function followedTagsQuery(order?: TagsOrder) {
  return {
    ...getListFollowedTagsQueryOptions(
      { format: 'short', ...(order ? SORTS[order] : {}) },
      { query: { staleTime: 0, placeholderData: keepPreviousData } },
    ),
    select: (answer: ListFollowedTags200) => answer.response.tags,
  };
}
