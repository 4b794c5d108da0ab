import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'domain_news',
  cause: {
    event: 'domain',
    rows: `select m.blog_id, 'domain_news', $2::bigint, null::bigint, null::bigint, null::bigint, null::bigint, e.id
      from domain_events e join blog_members m on m.user_id = e.user_id and m.is_primary where e.id = $1`,
  },
  siteTitle: 'There is news of your domain',
  push: { setting: 'pushOther' },
  pathOf: ({ domain }) => domain && `/settings/domains/${domain.name}`,
};
