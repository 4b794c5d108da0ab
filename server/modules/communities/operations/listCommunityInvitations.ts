import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { communityInvitationPage } from '../invitations/invitation-pages.ts';
import { refuseInviter } from '../invitations/rules.ts';

/** Lists the pending invitations to a community, the last sent first, for those who may invite. */
export const listCommunityInvitations: Handler<'listCommunityInvitations'> = async ({
  params,
  query,
  subject,
  db,
  services,
  viewer,
}) => {
  const { id } = subject.community;
  refuseInviter(subject.community);
  return communityInvitationPage(
    {
      db,
      cursors: services.cursors,
      list: `communities/${id}/invitations?${query.before ?? ''}`,
      path: pathOf('listCommunityInvitations', params),
      query,
      viewerId: viewer.userId,
      now: new Date(services.now()),
    },
    { spaceId: id },
  );
};
