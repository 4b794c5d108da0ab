import { domainError } from '#server/core/errors.ts';
import { blogsOfUser } from '#server/entities/blog/repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { writeBlogOrder } from '../settings/settings-repository.ts';

/** Reorders the member's blogs. The primary blog stays first, wherever the list names it. */
export const reorderBlogs: Handler<'reorderBlogs'> = async ({ body, db, viewer }) => {
  const blogs = await blogsOfUser(db, viewer.userId);
  const byName = new Map(blogs.map((blog) => [blog.name.toLowerCase(), blog.id]));
  const named = new Set(body.blog_names.map((name) => name.toLowerCase()));
  const ids = [...named].flatMap((name) => byName.get(name) ?? []);
  if (ids.length !== blogs.length || named.size !== blogs.length) {
    throw domainError('invalid-request-param', {
      field: 'blog_names',
      detail: 'Name every blog of yours once, and no other.',
    });
  }
  await db.transaction((tx) => writeBlogOrder(tx, viewer.userId, ids));
  return answer(204);
};
