import type { Context, Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { mark } from '#server/search/document.ts';
import type { SearchOrder } from '#server/search/skeleton.ts';
import { searchPage } from '../search/search-posts.ts';
import { blogIdsByName } from '../search/search-repository.ts';

type Query = Context<'searchPosts'>['query'];

const ORDERS: Record<NonNullable<Query['sort']>, SearchOrder> = {
  CREATED_DESC: 'newest',
  SCORE_DESC: 'best',
  POPULARITY_DESC: 'liveliest',
};

function orderOf({ sort, mode }: Query): SearchOrder {
  if (sort) return ORDERS[sort];
  return mode === 'recent' ? 'newest' : 'best';
}

export const searchPosts: Handler<'searchPosts'> = async (context) => {
  const { query, db, viewer } = context;
  const { content_rating: asked = 'sensitive', blog } = query;
  const ids = blog ? await blogIdsByName(db, [blog]) : undefined;
  return searchPage({
    context,
    typed: query.query,
    asked: query,
    order: orderOf(query),
    list: 'search/posts',
    path: pathOf('searchPosts'),
    query,
    ...(blog ? { marks: [mark.blog(ids?.get(blog.toLowerCase()) ?? 'none')] } : {}),
    // Explicit posts are only for members who request them.
    upTo: asked === 'explicit' && !viewer ? 'sensitive' : asked,
    nothing: (words) => words.noPostsMatch(),
  });
};
