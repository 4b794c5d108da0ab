import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { ErrorEnvelope } from '#generated/zod/errorEnvelope.zod.ts';
import { uniqueBy } from '#src/shared/lib/lists/paged-list.ts';
import type { ColumnNews } from './column-lists.ts';
import { newsIn } from './news-in.ts';

/** Time in milliseconds between two looks for new items where no live event tells of them. */
const POLL_INTERVAL_MS = 60_000;

/** Largest number of faces beside the number of new items. */
const MAX_FACES = 3;

interface ColumnNewsInput<Page, Item> {
  /** Query of the first page, apart from the list that is shown. */
  first: UseQueryOptions<Page, ErrorEnvelope>;
  /** Key of the list that is shown. */
  listKey: QueryKey;
  /** Pages of the list that are shown. */
  pages: readonly Page[] | undefined;
  itemsOf: (page: Page) => readonly Item[];
  keyOf: (item: Item) => string;
  /** Returns the blogs whose faces stand beside the number. */
  blogsOf: (item: Item) => readonly BlogRef[];
  /** True when new items are not counted. */
  isMuted: boolean;
  /** Kind of live event that tells of new items (src/app/providers/apply-live-event.ts). */
  lookFor: string;
}

/**
 * Returns the new items of a column: they are counted and never pushed in. All columns look again when the one live
 * stream tells of such items.
 */
export function useColumnNews<Page, Item>({
  first,
  listKey,
  pages,
  itemsOf,
  keyOf,
  blogsOf,
  isMuted,
  lookFor,
}: ColumnNewsInput<Page, Item>): ColumnNews {
  const queryClient = useQueryClient();
  const [readUpTo, setReadUpTo] = useState<string>();
  const shownFirst = pages?.[0];
  const { data: fresh } = useQuery({
    ...first,
    enabled: pages !== undefined && !isMuted,
    ...(shownFirst === undefined ? {} : { initialData: shownFirst }),
    staleTime: POLL_INTERVAL_MS,
    refetchInterval: POLL_INTERVAL_MS,
    meta: { lookFor },
  });
  const known = pages?.flatMap(itemsOf) ?? [];
  const { items, isMore } = newsIn(fresh ? itemsOf(fresh) : [], known, keyOf);
  const show = (): void => {
    if (!fresh) return;
    const [newest] = known;
    setReadUpTo(isMore || !newest ? undefined : keyOf(newest));
    // The older pages follow from the cursor of the new one, so that a column never grows by being refreshed.
    queryClient.setQueryData(listKey, { pages: [fresh], pageParams: [undefined] });
  };
  return {
    count: pages && !isMuted ? items.length : 0,
    isMore,
    faces: uniqueBy(items.flatMap(blogsOf), ({ uuid }) => uuid).slice(0, MAX_FACES),
    show,
    readUpTo,
  };
}
