import { getListFollowedTagsQueryOptions } from '#generated/hooks/feed/feed.ts';
import type { ListFollowedTags200 } from '#generated/zod/listFollowedTags200.zod.ts';

/**
 * Tags the member follows, the latest first: the short form answers all of them at once. Asked anew on every visit,
 * because following happens elsewhere.
 */
export function followedTagsQuery() {
  return {
    ...getListFollowedTagsQueryOptions({ format: 'short' }, { query: { staleTime: 0 } }),
    select: (answer: ListFollowedTags200) => answer.response.tags,
  };
}
