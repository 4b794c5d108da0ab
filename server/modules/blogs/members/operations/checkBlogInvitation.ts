import type { Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { hashToken } from '#server/services/tokens.ts';
import { findBlog } from '../../core/repository.ts';
import { presentInvitations } from '../invitation-presenter.ts';
import { findInvitation, type InvitationRow } from '../invitations-repository.ts';

/** Who has the link is shown what it says; the address it was mailed to stays out of it, links are passed on. */
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
    token === undefined
      ? domainError('not-found', { detail: 'There is no such invitation.' })
      : domainError('link-expired');
  const blog = await findBlog(db, params.blog, userId);
  if (!blog) throw missing();
  const now = new Date(services.now());
  let row: InvitationRow | undefined;
  if (token !== undefined) {
    row = await findInvitation(db, blog.id, now, { tokenHash: hashToken(services.keys.mailedLink, token) });
  } else if (userId !== null) {
    row = await findInvitation(db, blog.id, now, { recipientId: userId });
  }
  if (blog.member_role) throw domainError('already-done', { detail: 'You write for this blog already.' });
  const [invitation] = row ? await presentInvitations(db, [{ ...row, email: null }], userId) : [];
  if (!invitation) throw missing();
  return { invitation };
};
