import { domainError } from '#server/core/errors.ts';
import { findBlog, followsBlog } from '#server/entities/blog/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';

export const checkFollowedBy: Handler<'checkFollowedBy'> = async ({ query, subject, db, viewer }) => {
  const other = await findBlog(db, query.query, viewer.userId);
  if (!other) throw domainError('not-found', { reason: 'blog', field: 'query' });
  return { followedBy: await followsBlog(db, other.id, subject.blog.id) };
};
