import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'community_invitation',
  cause: {
    event: 'communityInvitation',
    rows: `select i.blog_id, 'community_invitation', i.sender_id, i.sender_blog_id, null::bigint, null::bigint, null::bigint, i.id, i.space_id
      from space_invitations i where i.id = $1`,
  },
  preference: 'communities',
  title: 'keeps a seat for you in a community',
  push: { setting: 'pushOther' },
  pathOf: ({ community }) => community && `/communities/${community.name}/join`,
};
