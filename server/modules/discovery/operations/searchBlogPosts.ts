import { domainError } from '#server/core/errors.ts';
import { readableBlog } from '#server/entities/blog/policy.ts';
import { isBlazeable } from '#server/entities/post/blazeable.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { mark } from '#server/search/document.ts';
import { searchPage } from '../search/search-posts.ts';

export const searchBlogPosts: Handler<'searchBlogPosts'> = async (context) => {
  const { params, query, db, viewer } = context;
  const blog = await readableBlog(db, params.blog, viewer?.userId ?? null);
  if (query.query === undefined && query.tag === undefined) {
    throw domainError('invalid-request-param', { field: 'query', detail: 'query or tag is needed.' });
  }
  const onlyBlazeable = query.only_blazeable_posts ?? false;
  return searchPage({
    context,
    typed: query.query ?? '',
    asked: query,
    order: query.mode === 'recent' ? 'newest' : 'best',
    list: `blog/${blog.id}/search${onlyBlazeable ? '/blazeable' : ''}`,
    path: pathOf('searchBlogPosts', params),
    query,
    marks: [mark.blog(blog.id), ...(query.tag === undefined ? [] : [mark.tag(query.tag)])],
    isOfBlog: true,
    ...(onlyBlazeable ? { omit: (post) => !isBlazeable(post, blog) } : {}),
    upTo: 'explicit',
    nothing: (words) => words.noPostsOfBlogMatch(blog.name),
  });
};
