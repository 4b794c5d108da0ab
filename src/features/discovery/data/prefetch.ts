import type { QueryClient } from '@tanstack/react-query';
import { paths } from '#src/paths/paths.ts';
import { begun } from '#src/shared/api/read/initial-cursor.ts';
import { recommendedBlogsQuery, trendingTagsQuery } from '#src/shared/api/read/suggestions.ts';
import { readViewer } from '#src/shared/api/viewer/viewer.ts';
import { stripHash } from '#src/shared/lib/text/tags.ts';
import { filtersOf } from '../model/tag-filters.ts';
import { tagsOrderOf } from '../model/tags-order.ts';
import { answertimeQuery, staffPicksQuery } from './editorial.ts';
import {
  isKindMode,
  kindQuery,
  recommendedQuery,
  recommendedTagsQuery,
  TAGS_RECOMMENDED,
} from './explore.ts';
import { followedTagsQuery } from './followed-tags.ts';
import { hubHeaderQuery, hubTimelineQuery, isUnused } from './tag.ts';
import { BLOGS_ON_EXPLORE, TAGS_ON_EXPLORE, TAGS_ON_OVERVIEW, trendingQuery } from './trending.ts';

/** Puts the first page of what is trending, and the tags and blogs above it, into the cache. Failures stay in the cache. */
async function prefetchTrending(queryClient: QueryClient, query: URLSearchParams): Promise<void> {
  await Promise.all([
    queryClient.prefetchInfiniteQuery(begun(trendingQuery(), query)),
    queryClient.prefetchInfiniteQuery(answertimeQuery()),
    queryClient.prefetchQuery(trendingTagsQuery(TAGS_ON_EXPLORE)),
    queryClient.prefetchQuery(recommendedBlogsQuery(BLOGS_ON_EXPLORE)),
  ]);
}

/** Puts what a mode of discovery shows first into the cache. Failures stay in the cache. */
export async function prefetchExplore(
  queryClient: QueryClient,
  mode: string | undefined,
  query: URLSearchParams,
): Promise<void> {
  if (mode === 'staff-picks') return queryClient.prefetchInfiniteQuery(begun(staffPicksQuery(), query));
  if (mode === 'answertime') return queryClient.prefetchInfiniteQuery(begun(answertimeQuery(), query));
  if (isKindMode(mode)) return queryClient.prefetchInfiniteQuery(begun(kindQuery(mode), query));
  if (mode !== 'recommended-for-you') return prefetchTrending(queryClient, query);
  await Promise.all([
    queryClient.prefetchInfiniteQuery(begun(recommendedQuery(), query)),
    queryClient.prefetchQuery(recommendedTagsQuery(TAGS_RECOMMENDED)),
    queryClient.prefetchQuery(recommendedBlogsQuery(BLOGS_ON_EXPLORE)),
  ]);
}

/** Puts the tags of the overview, a member's own above those of all, into the cache. Failures stay in the cache. */
export async function prefetchTagOverview(queryClient: QueryClient, query: URLSearchParams): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(trendingTagsQuery(TAGS_ON_OVERVIEW)),
    readViewer(queryClient).isLoggedIn && queryClient.prefetchQuery(followedTagsQuery(tagsOrderOf(query))),
  ]);
}

/**
 * Puts a tag's header and the first page of its posts, as the address asks for them, into the cache. Answers where a tag
 * that nobody has used leads: to search (spec 000 §7).
 */
export async function prefetchTag(
  queryClient: QueryClient,
  tag: string,
  query: URLSearchParams,
): Promise<string | undefined> {
  const header = hubHeaderQuery(tag);
  await queryClient.prefetchQuery(header);
  const known = queryClient.getQueryData(header.queryKey);
  if (!known) {
    const { error } = queryClient.getQueryState(header.queryKey) ?? {};
    return isUnused(error) ? paths.search(stripHash(tag)) : undefined;
  }
  const filters = filtersOf(query, known.response.defaultSort);
  await queryClient.prefetchInfiniteQuery(begun(hubTimelineQuery(tag, filters), query));
  return undefined;
}
