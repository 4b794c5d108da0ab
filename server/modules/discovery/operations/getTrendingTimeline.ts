import { postPage } from '#server/entities/post/post-page.ts';
import { trendingSkeleton } from '#server/feed/skeletons.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';

export const getTrendingTimeline: Handler<'getTrendingTimeline'> = async ({
  query,
  db,
  services,
  viewer,
}) => {
  const { posts, ...page } = await postPage({
    showsHidden: query.show_hidden,
    db,
    scope: 'discovery',
    cursors: services.cursors,
    viewerId: viewer?.userId ?? null,
    skeleton: trendingSkeleton(db),
    list: 'trending',
    cursor: query.cursor,
    limit: query.limit ?? 20,
    path: pathOf('getTrendingTimeline'),
    query,
    omit: (post) => post.content_rating === 'explicit',
  });
  return { timeline: { elements: posts, ...page } };
};
