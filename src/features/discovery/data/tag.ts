import { queryOptions } from '@tanstack/react-query';
import {
  getGetHubHeaderQueryKey,
  getGetHubTimelineQueryKey,
  getHubHeader,
  getHubTimeline,
} from '#generated/hooks/discovery/discovery.ts';
import type { GetHubTimelineParams } from '#generated/zod/getHubTimelineParams.zod.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { feedQuery } from '#src/shared/api/read/feed.ts';
import { askedNow } from '#src/shared/api/read/overlay.ts';
import { adoptTags } from '#src/shared/api/read/post-overlay.ts';
import type { TagFilters } from '../model/tag-filters.ts';

/** What stands above a tag's posts. A tag nobody has used answers 404. */
export const hubHeaderQuery = (tag: string) =>
  queryOptions({
    queryKey: getGetHubHeaderQueryKey(tag),
    queryFn: async ({ signal }) => {
      const askedAt = askedNow();
      const answer = await getHubHeader(tag, { signal });
      adoptTags([answer.response.tag, ...answer.response.relatedTags], askedAt);
      return answer;
    },
    select: (answer) => answer.response,
  });

/** Whether a header's failure says that nobody has used the tag: search then takes the page's place (spec 000 §7). */
export const isUnused = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** A tag's posts (pages of 14, spec 000 §9). */
export const hubTimelineQuery = (tag: string, filters: TagFilters) => {
  const fixed: GetHubTimelineParams = {
    sort: filters.sort,
    type: filters.type,
    role: filters.role,
  };
  return feedQuery<GetHubTimelineParams>(getGetHubTimelineQueryKey(tag, fixed), async (params, signal) => {
    const { elements, links } = (await getHubTimeline(tag, { ...fixed, ...params }, { signal })).response
      .timeline;
    return { elements, links };
  });
};
