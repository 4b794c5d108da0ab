import { queryString } from '#src/paths/path-segments.ts';
import { paths } from '#src/paths/paths.ts';

/** Selections of a community's members: everybody, people the viewer knows, those who are here now. */
const MEMBER_FILTERS = ['all', 'mutual', 'online'] as const;

/** Maximum length of a search for members (contract). */
export const MAX_MEMBER_SEARCH_LENGTH = 64;

/** Which members are shown. */
export interface MembersView {
  filter: (typeof MEMBER_FILTERS)[number];
  /** Part of a name or title; empty for all. */
  search: string;
}

/** Parses what an address shows of the members. */
export function membersViewOf(query: URLSearchParams): MembersView {
  return {
    filter: MEMBER_FILTERS.find((filter) => filter === query.get('filter')) ?? 'all',
    search: (query.get('q') ?? '').trim().slice(0, MAX_MEMBER_SEARCH_LENGTH),
  };
}

/** Returns the address of members; defaults are left out. */
export function membersAddress(community: string, { filter, search }: MembersView): string {
  return (
    paths.communityMembers(community) +
    queryString({ filter: filter === 'all' ? undefined : filter, q: search })
  );
}
