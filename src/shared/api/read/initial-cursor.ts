import type { QueryKey } from '@tanstack/react-query';
import { useLocation } from 'react-router';

/** The part of an address that says where its list begins: a cursor of the list's. */
export const BEGINNING = 'from';

/**
 * A list that begins where an address says, for who goes from page to page without scripts. Kept apart from the list that
 * begins at its first page.
 *
 * @param options generated infinite options with `feedPaging`
 */
export function begun<Options extends { queryKey: QueryKey }>(
  options: Options,
  query: URLSearchParams,
): Options {
  const from = query.get(BEGINNING);
  if (from === null) return options;
  return { ...options, queryKey: [...options.queryKey, from], initialPageParam: from };
}

/** The same for the address of the page that shows it. */
export function useBegun<Options extends { queryKey: QueryKey }>(options: Options): Options {
  return begun(options, new URLSearchParams(useLocation().search));
}
