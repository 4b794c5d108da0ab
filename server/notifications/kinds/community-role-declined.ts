import { paths } from '#src/paths/paths.ts';
import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'community_role_declined',
  cause: {
    event: 'communityRoleDeclined',
    // Tells the one who offered the role, while they are a member themselves.
    rows: `select o.offered_as, 'community_role_declined', m.user_id, m.blog_id, null::bigint, null::bigint, null::bigint, next_id(), o.community_id
      from community_role_offers o join space_members m on m.id = o.member_id
      join space_members s on s.space_id = o.community_id and s.blog_id = o.offered_as and s.user_id = o.offered_by
     where o.id = $1 and m.user_id <> o.offered_by`,
  },
  preference: 'communities',
  title: 'declined to help to run a community',
  push: { setting: 'pushOther' },
  pathOf: ({ community }) => community && paths.communityMembers(community.name),
};
