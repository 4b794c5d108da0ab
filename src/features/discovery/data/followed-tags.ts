import { queryOptions } from '@tanstack/react-query';
import { getListFollowedTagsQueryKey, listFollowedTags } from '#generated/hooks/feed/feed.ts';
import { askedNow } from '#src/shared/api/read/overlay.ts';
import { adoptTags } from '#src/shared/api/read/post-overlay.ts';

/** The short form answers all of them at once. */
const params = { format: 'short' } as const;

/** Tags the member follows, the latest first. Asked anew on every visit, because following happens elsewhere. */
export const followedTagsQuery = () =>
  queryOptions({
    queryKey: getListFollowedTagsQueryKey(params),
    queryFn: async ({ signal }) => {
      const askedAt = askedNow();
      const { response } = await listFollowedTags(params, { signal });
      adoptTags(response.tags, askedAt);
      return response.tags;
    },
    staleTime: 0,
  });
