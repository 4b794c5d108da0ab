import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'publish_failed',
  cause: {
    event: 'publishFault',
    rows: `select $1::bigint, 'publish_failed', $3::bigint, null::bigint, $2::bigint, null::bigint, null::bigint, $2::bigint`,
  },
  siteTitle: 'Your post could not be published',
  push: { setting: 'pushOther' },
  fieldsOf: (_row, { target }) => (target?.publish_fault ? { publishFault: target.publish_fault } : {}),
  pathOf: (_told, blogName) => `/blog/${blogName}/drafts`,
};
