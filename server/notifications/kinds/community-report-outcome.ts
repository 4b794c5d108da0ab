import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'community_report_outcome',
  cause: {
    event: 'communityDecision',
    rows: `select r.blog_id, 'community_report_outcome', $2::bigint, null::bigint, null::bigint, null::bigint, null::bigint, r.id, r.community_id
      from community_reports r where r.decision_id = $1`,
  },
  siteTitle: 'Moderators looked at what you reported',
  push: { setting: 'pushOther' },
  pathOf: ({ community }) => community && `/communities/${community.name}`,
};
