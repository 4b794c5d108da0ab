import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';
import { askedNow } from './overlay.ts';
import { type Links, nextPage, previousPage } from './paging.ts';
import { adoptElements } from './post-overlay.ts';

/** One page of any list of posts, whatever its call names it. */
export interface FeedPage {
  elements: TimelineElement[];
  links?: Links;
  /** Size of the whole list, where the call tells it. */
  total?: number;
}

/** Feeds stay as they are while somebody reads them; what is new is offered, not forced on the reader. */
const FEED_STALE_TIME = 5 * 60_000;

/**
 * A list of posts as an endless query. `load` gets the query parameters that lead to a page: none for the first, later
 * what `links.next` said. What a page knows about likes and follows corrects older lists (`adoptElements`).
 */
export const feedQuery = <Query extends object>(
  key: QueryKey,
  load: (query: Partial<Query>, signal: AbortSignal) => Promise<FeedPage>,
) =>
  infiniteQueryOptions({
    queryKey: [...key, 'feed'],
    queryFn: async ({ pageParam, signal }): Promise<FeedPage> => {
      const askedAt = askedNow();
      const page = await load(pageParam as Partial<Query>, signal);
      adoptElements(page.elements, askedAt);
      return page;
    },
    initialPageParam: {} as Partial<Query>,
    getNextPageParam: (page) => nextPage<Partial<Query>>(page.links),
    getPreviousPageParam: (page) => previousPage<Partial<Query>>(page.links),
    staleTime: FEED_STALE_TIME,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });

/** Every element of the pages so far, each once: a list that shifted between two pages repeats what it pushed down. */
export const elementsOf = (pages: readonly FeedPage[]): TimelineElement[] => {
  const seen = new Set<string>();
  return pages
    .flatMap((page) => page.elements)
    .filter((element) => {
      const name = `${element.objectType} ${element.id}`;
      return !seen.has(name) && seen.add(name);
    });
};
