import { aboutDecision } from '../decision-notification.ts';
import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'community_decision',
  cause: {
    event: 'communityDecision',
    rows: `select d.blog_id, 'community_decision', $2::bigint, null::bigint, null::bigint, null::bigint, null::bigint, d.id, d.community_id
      from community_decisions d where d.id = $1 and d.blog_id is not null and d.action not in ('mute', 'ban') and not (d.action = 'remove' and d.kind = 'post') and not (d.action = 'approve' and d.before ->> 'hiddenState' is null)`,
  },
  siteTitle: 'Moderators have decided about something of yours',
  push: { setting: 'pushOther' },
  ...aboutDecision,
};
