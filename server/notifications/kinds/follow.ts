import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'follow',
  cause: {
    event: 'follow',
    rows: `select f.blog_id, 'follow', f.user_id, m.blog_id, null::bigint, null::bigint, null::bigint, f.user_id
      from added f join blog_members m on m.user_id = f.user_id and m.is_primary`,
  },
  preference: 'followers',
  title: 'followed you',
  push: { setting: 'pushFollowers' },
  mail: { kind: 'followers', setting: 'emailFollowers', afterMinutes: 0 },
  groupedBy: 'blog',
  pathOf: ({ actorCount, fromTumblelogName }) =>
    actorCount === 1 && fromTumblelogName ? `/${fromTumblelogName}` : undefined,
};
