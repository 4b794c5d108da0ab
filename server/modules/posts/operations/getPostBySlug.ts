import { domainError } from '#server/core/errors.ts';
import { readableBlog } from '#server/entities/blog/policy.ts';
import { presentBlog } from '#server/entities/blog/presenter.ts';
import { newestMovedWithSlug } from '#server/entities/post/moved-repository.ts';
import { postAt } from '#server/entities/post/policy.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import { newestWithSlug } from '#server/entities/post/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';

export const getPostBySlug: Handler<'getPostBySlug'> = async ({ params, db, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const blog = await readableBlog(db, params.blog, viewerId);
  const here = await newestWithSlug(db, blog.id, params.slug, viewerId);
  const left = here ? undefined : await newestMovedWithSlug(db, blog.id, params.slug);
  const placed = here ? { blog, post: here } : left && (await postAt(db, blog, left.id, viewerId));
  const [shown] = placed ? await presentPosts(db, [placed.post], viewerId, [placed.blog]) : [];
  if (!placed || !shown) throw domainError('not-found', { reason: 'post' });
  return { post: shown, blog: presentBlog(placed.blog, viewerId) };
};
