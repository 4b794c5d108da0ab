import { domainError } from '#server/core/errors.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { viewableCollection } from '#server/entities/collection/policy.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { endSeats } from '../people/leaving.ts';
import { collaboratorsOf } from '../show/related-repository.ts';

/** Takes a collaborator out of a collection: for its owners, and for writers of the blog. */
export const removeCollaborator: Handler<'removeCollaborator'> = async ({
  params,
  query,
  subject,
  db,
  viewer,
}) => {
  const blog = await findBlog(db, params.blog, viewer.userId);
  const isOwn = blog?.member_role !== null && blog?.member_role !== undefined;
  const row = isOwn
    ? await viewableCollection(db, params.collection_id, viewer.userId)
    : subject.collection();
  const [collaborator] = blog ? await collaboratorsOf(db, row.id, blog.id) : [];
  if (!collaborator) throw domainError('not-found', { reason: 'member' });
  const seat = { userId: collaborator.user_id, blogId: collaborator.blog_id };
  await db.transaction((tx) => endSeats(tx, row.id, [seat], query.items ?? 'stay'));
  return undefined;
};
