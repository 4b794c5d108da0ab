import { paths } from '#src/paths/paths.ts';
import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'community_new_member',
  cause: {
    event: 'communityMember',
    // The admins who did not mute the community, and whoever invited the new member.
    rows: `select o.blog_id, 'community_new_member', m.user_id, m.blog_id, null::bigint, null::bigint, null::bigint, m.id, m.space_id
      from space_members m join space_members o on o.space_id = m.space_id
      where m.space_id = $1 and m.blog_id = $2 and (o.blog_id = $3::bigint or o.role = 'admin' and not exists (
        select 1 from community_readers r where r.community_id = $1 and r.user_id = o.user_id and r.is_muted))`,
  },
  preference: 'communities',
  title: 'joined a community',
  push: { setting: 'pushOther' },
  pathOf: ({ community }) => community && paths.communityMembers(community.name),
};
