import { domainError } from '#server/core/errors.ts';
import { blogSpace } from '#server/core/spaces.ts';
import { hashToken } from '#server/core/tokens.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { findInvitation, type InvitationRow } from '#server/membership/invitations-repository.ts';
import { writerSeat } from '#server/membership/members-repository.ts';
import { presentInvitations } from '../members/invitation-presenter.ts';

/**
 * Shows an invitation to anybody with the link, without the e-mail address it was sent to, because links are forwarded.
 */
export const checkBlogInvitation: Handler<'checkBlogInvitation'> = async ({
  params,
  body,
  db,
  services,
  viewer,
}) => {
  const { token } = body;
  const userId = viewer?.userId ?? null;
  const missing = () =>
    token === undefined ? domainError('not-found', { reason: 'invitation' }) : domainError('link-expired');
  const blog = await findBlog(db, params.blog, userId);
  if (!blog) throw missing();
  const now = new Date(services.now());
  const space = blogSpace(blog.id);
  let row: InvitationRow<'blog'> | undefined;
  if (token !== undefined) {
    row = await findInvitation(db, space, now, { tokenHash: hashToken(services.keys.mailedLink, token) });
  } else if (userId !== null) {
    row = await findInvitation(db, space, now, writerSeat(userId));
  }
  if (blog.member_role) throw domainError('already-done', { reason: 'own_membership' });
  const [invitation] = row ? await presentInvitations(db, [{ ...row, email: null }], userId) : [];
  if (!invitation) throw missing();
  return { invitation };
};
