import { appealFields, reviewPath } from '../appeal-fields.ts';
import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'post_appeal_rejected',
  cause: {
    event: 'appealRejected',
    rows: `select f.blog_id, 'post_appeal_rejected', $2::bigint, null::bigint, f.post_id, null::bigint, null::bigint, f.id
      from post_flags f where f.id = $1`,
  },
  siteTitle: 'What was decided about your post stays',
  push: {
    setting: 'pushOther',
    en: () => 'What was decided about your post stays',
    de: () => 'Was über deinen Beitrag entschieden wurde, bleibt',
  },
  fieldsOf: appealFields,
  pathOf: reviewPath,
};
