import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { communityInvitationPage } from '../invitations/invitation-pages.ts';

/** Lists the invitations to communities that the member's blogs received and have not answered, the newest first. */
export const listReceivedInvitations: Handler<'listReceivedInvitations'> = async ({
  query,
  db,
  services,
  viewer,
}) =>
  communityInvitationPage(
    {
      db,
      cursors: services.cursors,
      list: `communities/received/${viewer.userId}`,
      path: pathOf('listReceivedInvitations', {}),
      query,
      viewerId: viewer.userId,
      now: new Date(services.now()),
    },
    { recipientId: viewer.userId },
  );
