import { paths } from '#src/paths/paths.ts';
import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'community_request_denied',
  cause: {
    event: 'communityRequestDenied',
    // The moderator who answered is not named, as in the log that members read.
    rows: `select r.blog_id, 'community_request_denied', $2::bigint, null::bigint, null::bigint, null::bigint, null::bigint, r.id, r.space_id
      from space_join_requests r where r.id = $1`,
  },
  preference: 'communities',
  siteTitle: 'Your request to join a community was declined',
  push: { setting: 'pushOther' },
  pathOf: ({ community }) => community && paths.community(community.name),
};
