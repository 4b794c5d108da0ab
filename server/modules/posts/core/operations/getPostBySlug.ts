import type { Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { readableBlog } from '#server/modules/blogs/core/policy.ts';
import { presentBlog } from '#server/modules/blogs/core/presenter.ts';
import { newestThatLeft } from '../moved-repository.ts';
import { postAt } from '../policy.ts';
import { presentPosts } from '../present-many.ts';
import { newestWithSlug } from '../repository.ts';

export const getPostBySlug: Handler<'getPostBySlug'> = async ({ params, db, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const blog = await readableBlog(db, params.blog, viewerId);
  const here = await newestWithSlug(db, blog.id, params.slug, viewerId);
  const left = here ? undefined : await newestThatLeft(db, blog.id, params.slug);
  const placed = here ? { blog, post: here } : left && (await postAt(db, blog, left.id, viewerId));
  const [shown] = placed ? await presentPosts(db, [placed.post], viewerId, [placed.blog]) : [];
  if (!placed || !shown) throw domainError('not-found', { detail: 'There is no such post.' });
  return { post: shown, blog: presentBlog(placed.blog, viewerId) };
};
