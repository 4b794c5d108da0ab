import { aboutDecision } from '../decision-notification.ts';
import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'community_post_removed',
  cause: {
    event: 'communityDecision',
    rows: `select d.blog_id, 'community_post_removed', $2::bigint, null::bigint, null::bigint, null::bigint, null::bigint, d.id, d.community_id
      from community_decisions d where d.id = $1 and d.blog_id is not null and d.action = 'remove' and d.kind = 'post'`,
  },
  siteTitle: 'Moderators removed a post of yours',
  push: { setting: 'pushOther' },
  ...aboutDecision,
};
