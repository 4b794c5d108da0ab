import { paths } from '#src/paths/paths.ts';
import type { NotificationKind } from '../kind.ts';

/** Maximum number of admins who are told of one new member. */
const MAX_TOLD_COUNT = 100;

export const kind: NotificationKind = {
  type: 'community_new_member',
  cause: {
    event: 'communityMember',
    // The admins who did not mute the community, and whoever invited the new member. Each is found by an index of its own,
    // since a community can have a million members. The limit, and a subquery that cannot become a join, keep the planner
    // from reading all readers: it takes half of the members for admins.
    rows: `select o.blog_id, 'community_new_member', m.user_id, m.blog_id, null::bigint, null::bigint, null::bigint, m.id, m.space_id
      from space_members m, (
        (select a.blog_id from space_members a where a.space_id = $1 and a.role = 'admin' and not coalesce((
          select r.is_muted from community_readers r where r.community_id = $1 and r.user_id = a.user_id), false)
          limit ${MAX_TOLD_COUNT})
        union select i.blog_id from space_members i where i.space_id = $1 and i.blog_id = $3::bigint) o
      where m.space_id = $1 and m.blog_id = $2`,
  },
  preference: 'communities',
  title: 'joined a community',
  push: { setting: 'pushOther' },
  pathOf: ({ community }) => community && paths.communityMembers(community.name),
};
