import { aboutDecision } from '../decision-notification.ts';
import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'community_banned',
  cause: {
    event: 'communityDecision',
    rows: `select d.blog_id, 'community_banned', $2::bigint, null::bigint, null::bigint, null::bigint, null::bigint, d.id, d.community_id
      from community_decisions d where d.id = $1 and d.blog_id is not null and d.action = 'ban'`,
  },
  siteTitle: 'Moderators banned you from a community',
  push: { setting: 'pushOther' },
  ...aboutDecision,
};
