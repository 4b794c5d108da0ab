import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'community_seat_free',
  cause: {
    event: 'communitySeat',
    rows: `select m.blog_id, 'community_seat_free', $2::bigint, null::bigint, null::bigint, null::bigint, null::bigint, next_id(), w.community_id
      from community_seat_waits w join blog_members m on m.user_id = w.user_id and m.is_primary where w.community_id = $1`,
  },
  preference: 'communities',
  siteTitle: 'A community that was full has room again',
  push: { setting: 'pushOther' },
  pathOf: ({ community }) => community && `/communities/${community.name}/join`,
};
