import { aboutDecision } from '../decision-notification.ts';
import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'community_appeal_outcome',
  cause: {
    event: 'communityAppealOutcome',
    rows: `select d.blog_id, 'community_appeal_outcome', $2::bigint, null::bigint, null::bigint, null::bigint, null::bigint, d.id, d.community_id
      from community_decisions d where d.id = $1 and d.blog_id is not null`,
  },
  siteTitle: 'Your appeal was decided',
  push: { setting: 'pushOther' },
  ...aboutDecision,
};
