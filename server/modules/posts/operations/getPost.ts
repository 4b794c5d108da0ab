import { domainError } from '#server/core/errors.ts';
import { presentBlog } from '#server/entities/blog/presenter.ts';
import { readablePost } from '#server/entities/post/policy.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import type { Handler } from '#server/http/contract/handler.ts';

export const getPost: Handler<'getPost'> = async ({ params, db, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const { blog, post } = await readablePost(db, params.blog, params.id, viewerId);
  const [shown] = await presentPosts(db, [post], viewerId, [blog]);
  if (!shown) throw domainError('not-found');
  return { post: shown, blog: presentBlog(blog, viewerId) };
};
