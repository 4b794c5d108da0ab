import { paths } from '#src/paths/paths.ts';
import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'community_new_request',
  cause: {
    event: 'communityRequest',
    rows: `select m.blog_id, 'community_new_request', r.user_id, r.blog_id, null::bigint, null::bigint, null::bigint, r.id, r.space_id
      from space_join_requests r join space_members m on m.space_id = r.space_id
      where r.id = $1 and (m.role = 'admin' or m.role = 'moderator' and (m.permissions is null or 'members' = any(m.permissions)))`,
  },
  preference: 'communities',
  title: 'asks to join a community',
  push: { setting: 'pushOther' },
  pathOf: ({ community }) => community && paths.moderationQueue(community.name, 'requests'),
};
