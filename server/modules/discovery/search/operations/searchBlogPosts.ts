import type { Handler } from '#server/contract/handler.ts';
import { pathOf } from '#server/contract/path-of.ts';
import { domainError } from '#server/errors.ts';
import { readableBlog } from '#server/modules/blogs/core/policy.ts';
import { canBlaze } from '#server/modules/posts/core/policy.ts';
import { mark } from '#server/search/document.ts';
import { searchPage } from '../search-posts.ts';

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
    ...(onlyBlazeable ? { omit: (post) => !canBlaze(post, blog) } : {}),
    upTo: 'explicit',
    nothing: `No posts of ${blog.name} match your filters.`,
  });
};
