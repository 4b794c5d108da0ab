import { appealFields, reviewPath } from '../appeal-fields.ts';
import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'post_flagged',
  cause: {
    event: 'flag',
    rows: `select f.blog_id, 'post_flagged', $2::bigint, null::bigint, f.post_id, null::bigint, null::bigint, f.id
      from post_flags f where f.id = $1`,
  },
  siteTitle: 'We labelled or took down your post: see why, or appeal',
  push: { setting: 'pushOther' },
  fieldsOf: appealFields,
  pathOf: reviewPath,
};
