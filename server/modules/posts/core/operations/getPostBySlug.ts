import type { Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { readableBlog } from '#server/modules/blogs/core/policy.ts';
import { presentBlog } from '#server/modules/blogs/core/presenter.ts';
import { presentPosts } from '../present-many.ts';
import { newestWithSlug } from '../repository.ts';

export const getPostBySlug: Handler<'getPostBySlug'> = async ({ params, db, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const blog = await readableBlog(db, params.blog, viewerId);
  const post = await newestWithSlug(db, blog.id, params.slug, viewerId);
  const [shown] = post ? await presentPosts(db, [post], viewerId, [blog]) : [];
  if (!shown) throw domainError('not-found', { detail: 'There is no such post.' });
  return { post: shown, blog: presentBlog(blog, viewerId) };
};
