import type { QueryClient } from '@tanstack/react-query';
import { isKindMode } from '#src/entities/explore/explore-modes.ts';
import { paths } from '#src/paths/paths.ts';
import { withInitialCursor } from '#src/shared/api/read/initial-cursor.ts';
import { recommendedBlogsQuery, trendingTagsQuery } from '#src/shared/api/read/suggestions.ts';
import { readViewer } from '#src/shared/api/viewer/viewer.ts';
import { stripHash } from '#src/shared/lib/text/tags.ts';
import { tagFiltersOf } from '../model/tag-filters.ts';
import { tagsOrderOf } from '../model/tags-order.ts';
import { answertimeQuery, staffPicksQuery } from './editorial.ts';
import { kindQuery, RECOMMENDED_TAG_COUNT, recommendedQuery, recommendedTagsQuery } from './explore.ts';
import { followedTagsQuery } from './followed-tags.ts';
import { hubHeaderQuery, hubTimelineQuery, isUnusedTagError } from './tag.ts';
import { EXPLORE_BLOG_COUNT, EXPLORE_TAG_COUNT, OVERVIEW_TAG_COUNT, trendingQuery } from './trending.ts';

/** Prefetches the first page of trending posts and the tags and blogs above it. Errors are stored in the cache. */
async function prefetchTrending(queryClient: QueryClient, query: URLSearchParams): Promise<void> {
  await Promise.all([
    queryClient.prefetchInfiniteQuery(withInitialCursor(trendingQuery(), query)),
    queryClient.prefetchInfiniteQuery(answertimeQuery()),
    queryClient.prefetchQuery(trendingTagsQuery(EXPLORE_TAG_COUNT)),
    queryClient.prefetchQuery(recommendedBlogsQuery(EXPLORE_BLOG_COUNT)),
  ]);
}

/** Prefetches the first page of an explore mode. Errors are stored in the cache. */
export async function prefetchExplore(
  queryClient: QueryClient,
  mode: string | undefined,
  query: URLSearchParams,
): Promise<void> {
  if (mode === 'staff-picks')
    return queryClient.prefetchInfiniteQuery(withInitialCursor(staffPicksQuery(), query));
  if (mode === 'answertime')
    return queryClient.prefetchInfiniteQuery(withInitialCursor(answertimeQuery(), query));
  if (isKindMode(mode)) return queryClient.prefetchInfiniteQuery(withInitialCursor(kindQuery(mode), query));
  if (mode !== 'recommended-for-you') return prefetchTrending(queryClient, query);
  await Promise.all([
    queryClient.prefetchInfiniteQuery(withInitialCursor(recommendedQuery(), query)),
    queryClient.prefetchQuery(recommendedTagsQuery(RECOMMENDED_TAG_COUNT)),
    queryClient.prefetchQuery(recommendedBlogsQuery(EXPLORE_BLOG_COUNT)),
  ]);
}

/** Prefetches the tag overview, with a member's followed tags. Errors are stored in the cache. */
export async function prefetchTagOverview(queryClient: QueryClient, query: URLSearchParams): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(trendingTagsQuery(OVERVIEW_TAG_COUNT)),
    readViewer(queryClient).isLoggedIn &&
      queryClient.prefetchInfiniteQuery(followedTagsQuery(tagsOrderOf(query))),
  ]);
}

/**
 * Prefetches a tag's header and the first page of its posts, filtered as the address says. Errors are stored in the
 * cache. Returns the search path for a tag that was never used (spec 000 §7).
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
    return isUnusedTagError(error) ? paths.search(stripHash(tag)) : undefined;
  }
  const filters = tagFiltersOf(query, known.response.defaultSort);
  await queryClient.prefetchInfiniteQuery(withInitialCursor(hubTimelineQuery(tag, filters), query));
  return undefined;
}
