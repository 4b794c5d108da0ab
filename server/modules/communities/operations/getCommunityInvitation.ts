import { domainError } from '#server/core/errors.ts';
import { findBlog } from '#server/entities/blog/repository.ts';
import { communitySpace } from '#server/entities/community/policy.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { invitationOfBlog } from '#server/membership/invitations-repository.ts';
import { presentCommunityInvitations } from '../invitations/invitation-presenter.ts';
import { communityNamed } from '../show/entry.ts';

/** Returns the pending invitation of a blog, for moderators and for its writers. */
export const getCommunityInvitation: Handler<'getCommunityInvitation'> = async ({
  params,
  subject,
  db,
  services,
  viewer,
}) => {
  const row = await communityNamed(db, params.community, viewer.userId);
  const blog = await findBlog(db, params.blog, viewer.userId);
  // Writers of the invited blog may read it; everybody else needs the moderator's role.
  if (!blog?.member_role) subject.community();
  const space = communitySpace(row.id);
  const found = blog && (await invitationOfBlog(db, space, blog.id, new Date(services.now())));
  const [invitation] = await presentCommunityInvitations(db, found ? [found] : [], viewer.userId);
  if (!invitation) throw domainError('not-found', { reason: 'invitation' });
  return { invitation };
};
