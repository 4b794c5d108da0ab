import type { Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { findBlog, ownerFollows } from '#server/modules/blogs/core/repository.ts';

export const checkFollowedBy: Handler<'checkFollowedBy'> = async ({ query, subject, db, viewer }) => {
  const other = await findBlog(db, query.query, viewer.userId);
  if (!other) throw domainError('not-found', { detail: 'There is no such blog.', field: 'query' });
  return { followedBy: await ownerFollows(db, other.id, subject.blog.id) };
};
