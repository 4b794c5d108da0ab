import type { Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { presentBlog } from '#server/modules/blogs/core/presenter.ts';
import { readablePost } from '../policy.ts';
import { presentPosts } from '../present-many.ts';

export const getPost: Handler<'getPost'> = async ({ params, db, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const { blog, post } = await readablePost(db, params.blog, params.id, viewerId);
  const [shown] = await presentPosts(db, [post], viewerId, [blog]);
  if (!shown) throw domainError('not-found');
  return { post: shown, blog: presentBlog(blog, viewerId) };
};
