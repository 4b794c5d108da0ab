import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'community_role_offer',
  cause: {
    event: 'communityRoleOffer',
    rows: `select m.blog_id, 'community_role_offer', o.offered_by, o.offered_as, null::bigint, null::bigint, null::bigint, o.id, o.community_id
      from community_role_offers o join space_members m on m.id = o.member_id where o.id = $1`,
  },
  preference: 'communities',
  title: 'asks you to help to run a community',
  push: { setting: 'pushOther' },
  pathOf: ({ community }) => community && `/communities/${community.name}`,
};
