import { blogSpace } from '#server/core/spaces.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pendingInvitations } from '#server/membership/invitations-repository.ts';
import { presentInvitations } from '../members/invitation-presenter.ts';

/** Returns all invitations in one page: their number is bounded by the limit `blogInvitations`. */
export const listBlogInvitations: Handler<'listBlogInvitations'> = async ({
  subject,
  db,
  services,
  viewer,
}) => {
  const rows = await pendingInvitations(db, blogSpace(subject.blog.id), new Date(services.now()));
  return { invitations: await presentInvitations(db, rows, viewer.userId) };
};
