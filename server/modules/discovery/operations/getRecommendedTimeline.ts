import { postPage } from '#server/entities/post/post-page.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import { composeTimeline } from '#server/feed/elements/compose.ts';
import { composedPosition } from '#server/feed/elements/composed-cursor.ts';
import { recommendedSkeleton } from '#server/feed/recommended-skeleton.ts';
import { trendingSkeleton } from '#server/feed/skeletons.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';

export const getRecommendedTimeline: Handler<'getRecommendedTimeline'> = async (context) => {
  const { query, db, services, viewer, request } = context;
  const viewerId = viewer?.userId ?? null;
  const position = composedPosition(services.cursors, query.cursor);
  const { posts, links, ...page } = await postPage({
    showsHidden: query.show_hidden,
    db,
    scope: 'discovery',
    cursors: services.cursors,
    viewerId,
    skeleton: viewerId === null ? trendingSkeleton(db) : recommendedSkeleton(db, viewerId),
    list: `recommended/${viewerId}`,
    cursor: position.cursor,
    limit: query.limit ?? 20,
    path: pathOf('getRecommendedTimeline'),
    query,
    omit: (post) => post.content_rating === 'explicit',
  });
  const timeline = await composeTimeline({
    db,
    userId: viewerId,
    locale: readerLocale(request),
    now: services.now(),
    adsKey: services.keys.ads,
    request,
    sources: services.elementSources,
    timeline: 'recommended',
    posts,
    links,
    cursors: services.cursors,
    position,
  });
  return { timeline: { ...page, ...timeline } };
};
