import { appealFields, reviewPath } from '../appeal-fields.ts';
import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'post_appeal_accepted',
  cause: {
    event: 'appealAccepted',
    rows: `select f.blog_id, 'post_appeal_accepted', $2::bigint, null::bigint, f.post_id, null::bigint, null::bigint, f.id
      from post_flags f where f.id = $1`,
  },
  siteTitle: 'We reviewed your appeal: your post is shown as before',
  push: { setting: 'pushOther' },
  fieldsOf: appealFields,
  pathOf: reviewPath,
};
