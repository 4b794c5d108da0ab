import { appealFields, reviewPath } from '../appeal-fields.ts';
import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'post_appeal_rejected',
  cause: {
    event: 'appealRejected',
    rows: `select f.blog_id, 'post_appeal_rejected', $2::bigint, null::bigint, f.post_id, null::bigint, null::bigint, f.id
      from post_flags f where f.id = $1`,
  },
  siteTitle: 'We reviewed your appeal: the decision about your post did not change',
  push: { setting: 'pushOther' },
  fieldsOf: appealFields,
  pathOf: reviewPath,
};
