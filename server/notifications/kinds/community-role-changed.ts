import { paths } from '#src/paths/paths.ts';
import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'community_role_changed',
  cause: {
    event: 'communityRole',
    rows: `select m.blog_id, 'community_role_changed', $3::bigint, null::bigint, null::bigint, null::bigint, null::bigint, next_id(), m.space_id
      from space_members m where m.space_id = $1 and m.blog_id = $2`,
  },
  preference: 'communities',
  siteTitle: 'Your role in a community has changed',
  push: { setting: 'pushOther' },
  pathOf: ({ community }) => community && paths.communityMembers(community.name),
};
