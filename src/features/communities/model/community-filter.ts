import type { CommunityJoinType } from '#generated/zod/communityJoinType.zod.ts';
import { queryString } from '#src/paths/path-segments.ts';
import { paths } from '#src/paths/paths.ts';
import { normalizeSearchTerm } from '#src/shared/lib/text/search-term.ts';
import type { RouteParams } from '#src/shared/navigation/route.ts';

/** Ways to join a community (spec 001 §4). */
export const JOIN_TYPES = ['free', 'request', 'invite'] as const satisfies readonly CommunityJoinType[];

/** Orders of found communities (spec 001 §5). */
export const COMMUNITY_SORTS = [
  'relevance',
  'latest_activity',
  'recently_created',
  'post_count',
  'member_count',
] as const;

export type CommunitySort = (typeof COMMUNITY_SORTS)[number];

/** Which communities are shown, and in which order. */
export interface CommunityFilter {
  /** Words that they match; empty for all. */
  term: string;
  /** Id of a category; undefined for all. */
  category: string | undefined;
  /** Ways to join; all three and none mean the same. */
  joinTypes: readonly CommunityJoinType[];
  sort: CommunitySort;
}

const CATEGORY = /^[a-z0-9]+(-[a-z0-9]+){0,7}$/;

/** Returns true for the id of a category as the contract spells it. */
export function isCategoryId(text: string | undefined): text is string {
  return text !== undefined && CATEGORY.test(text);
}

/** Parses the filter from an address: a term or a category in its path, the rest in its query. */
export function communityFilterOf(
  { searchTerm, categoryId }: RouteParams,
  query: URLSearchParams,
): CommunityFilter {
  const category = categoryId ?? query.get('category') ?? undefined;
  const given = query.getAll('join');
  const joinTypes = JOIN_TYPES.filter((type) => given.includes(type));
  return {
    // A form without scripts sends its words in the query.
    term: normalizeSearchTerm(searchTerm ?? query.get('q') ?? ''),
    category: isCategoryId(category) ? category : undefined,
    joinTypes: joinTypes.length > 0 ? joinTypes : JOIN_TYPES,
    sort: COMMUNITY_SORTS.find((sort) => sort === query.get('sort')) ?? 'relevance',
  };
}

/** Returns the address of a filter. Defaults are left out of it. */
export function communityFilterAddress({ term, category, joinTypes, sort }: CommunityFilter): string {
  const path = term ? paths.searchCommunities(term) : paths.browseCommunities(category);
  const query = new URLSearchParams(
    queryString({
      category: term ? category : undefined,
      sort: sort === 'relevance' ? undefined : sort,
    }),
  );
  if (joinTypes.length > 0 && joinTypes.length < JOIN_TYPES.length)
    for (const type of joinTypes) query.append('join', type);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Returns the parameters of a filter that all calls for communities share. */
export function filterParams({ joinTypes, sort }: CommunityFilter) {
  return {
    ...(joinTypes.length < JOIN_TYPES.length ? { 'join_types[]': [...joinTypes] } : {}),
    sort,
  };
}
