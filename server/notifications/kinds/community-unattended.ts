import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'community_unattended',
  cause: {
    event: 'communityUnattended',
    rows: `select m.blog_id, 'community_unattended', $2::bigint, null::bigint, null::bigint, null::bigint, null::bigint, next_id(), m.space_id
      from space_members m where m.space_id = any($1::bigint[]) and m.role in ('admin', 'moderator')`,
  },
  siteTitle: 'Nobody looks after a community that you run',
  push: { setting: 'pushOther' },
  pathOf: ({ community }) => community && `/communities/${community.name}`,
};
