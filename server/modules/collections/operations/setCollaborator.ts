import { domainError, requireFound } from '#server/core/errors.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { collectionSpace } from '#server/entities/collection/policy.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { changeRole } from '#server/membership/membership.ts';
import { presentCollaborators } from '../show/collaborator-presenter.ts';
import { collaboratorsOf } from '../show/related-repository.ts';

/** Changes the role of a collaborator. The last owner cannot be made less. */
export const setCollaborator: Handler<'setCollaborator'> = async ({ params, body, subject, db, viewer }) => {
  const { id } = subject.collection;
  const blog = await findBlog(db, params.blog, viewer.userId);
  const [before] = blog ? await collaboratorsOf(db, id, blog.id) : [];
  if (!before) throw domainError('not-found', { reason: 'member' });
  const seat = { userId: before.user_id, blogId: before.blog_id };
  await db.transaction((tx) => changeRole(tx, collectionSpace(id), seat, body.role));
  const after = await collaboratorsOf(db, id, before.blog_id);
  const [collaborator] = await presentCollaborators(db, after, viewer.userId);
  return { collaborator: requireFound(collaborator, 'The collaborator') };
};
