import { postPage } from '#server/entities/post/post-page.ts';
import { trendingSkeleton } from '#server/feed/skeletons.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { EXPLORE_TYPES, type ExploreType } from '../explore/explore-types.ts';

export const getExplorePosts: Handler<'getExplorePosts'> = async ({
  params,
  query,
  db,
  services,
  viewer,
}) => {
  const { type, only }: ExploreType = EXPLORE_TYPES[params.type];
  const { posts, ...page } = await postPage({
    showsHidden: query.show_hidden,
    db,
    scope: 'discovery',
    cursors: services.cursors,
    viewerId: viewer?.userId ?? null,
    skeleton: trendingSkeleton(db, type),
    list: `explore/${params.type}`,
    cursor: query.cursor,
    limit: query.limit ?? 20,
    path: pathOf('getExplorePosts', params),
    query,
    omit: (post) => post.content_rating === 'explicit' || only?.(post) === false,
  });
  return { timeline: { elements: posts, ...page } };
};
