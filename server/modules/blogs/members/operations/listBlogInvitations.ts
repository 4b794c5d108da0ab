import type { Handler } from '#server/contract/handler.ts';
import { presentInvitations } from '../invitation-presenter.ts';
import { pendingInvitations } from '../invitations-repository.ts';

/** One page: there are never more than the limit `blogInvitations`. */
export const listBlogInvitations: Handler<'listBlogInvitations'> = async ({
  subject,
  db,
  services,
  viewer,
}) => {
  const rows = await pendingInvitations(db, subject.blog.id, new Date(services.now()));
  return { invitations: await presentInvitations(db, rows, viewer.userId) };
};
