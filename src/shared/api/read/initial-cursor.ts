import type { QueryKey } from '@tanstack/react-query';
import { useLocation } from 'react-router';

/** Query parameter with the cursor a list starts at. */
export const INITIAL_CURSOR_PARAM = 'from';

/**
 * Starts a list at the cursor in an address, for pagination without scripts. Cached separately from the list that
 * starts at its first page.
 *
 * @param options generated infinite options with `feedPaging`
 */
export function withInitialCursor<Options extends { queryKey: QueryKey }>(
  options: Options,
  query: URLSearchParams,
): Options {
  const from = query.get(INITIAL_CURSOR_PARAM);
  if (from === null) return options;
  return { ...options, queryKey: [...options.queryKey, from], initialPageParam: from };
}

/** Applies `withInitialCursor` with the address of the current page. */
export function useInitialCursor<Options extends { queryKey: QueryKey }>(options: Options): Options {
  return withInitialCursor(options, new URLSearchParams(useLocation().search));
}
