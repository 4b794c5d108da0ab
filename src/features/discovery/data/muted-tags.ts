import { getListFilteredTagsQueryOptions } from '#generated/hooks/filters/filters.ts';
import type { FilteredTag } from '#generated/zod/filteredTag.zod.ts';
import type { ListFilteredTags200 } from '#generated/zod/listFilteredTags200.zod.ts';
import { tagKey } from '#src/shared/api/read/post-overlay.ts';

/** Number of the latest filters that are read, the most that one page has. */
const FILTER_COUNT = 50;

/** Query of the tags the member muted last, by their normalized form. A filter that only warns mutes nothing. */
export function mutedTagsQuery() {
  return {
    ...getListFilteredTagsQueryOptions({ limit: FILTER_COUNT }),
    select: ({ response }: ListFilteredTags200): ReadonlyMap<string, FilteredTag> =>
      new Map(
        response.filteredTags
          .filter(({ action }) => action === 'hide')
          .map((filter) => [tagKey(filter.tag), filter]),
      ),
  };
}
