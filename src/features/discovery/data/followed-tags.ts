import { keepPreviousData } from '@tanstack/react-query';
import { getListFollowedTagsQueryOptions } from '#generated/hooks/tags/tags.ts';
import type { ListFollowedTags200 } from '#generated/zod/listFollowedTags200.zod.ts';
import type { TagsOrder } from '../model/tags-order.ts';

const SORTS = {
  oldest: { sort: 'followed_at', sort_order: 'asc' },
  name: { sort: 'tag_name', sort_order: 'asc' },
} as const;

/**
 * Tags the member follows, the latest first unless another order is asked for: the short form answers all of them at
 * once. Asked anew on every visit, because following happens elsewhere; another order shows what is known until it comes.
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
