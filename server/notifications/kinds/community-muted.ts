import { aboutDecision } from '../decision-notification.ts';
import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'community_muted',
  cause: {
    event: 'communityDecision',
    rows: `select d.blog_id, 'community_muted', $2::bigint, null::bigint, null::bigint, null::bigint, null::bigint, d.id, d.community_id
      from community_decisions d where d.id = $1 and d.blog_id is not null and d.action = 'mute'`,
  },
  siteTitle: 'Moderators muted you in a community',
  push: { setting: 'pushOther' },
  ...aboutDecision,
};
