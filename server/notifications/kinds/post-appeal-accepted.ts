import { appealFields, reviewPath } from '../appeal-fields.ts';
import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'post_appeal_accepted',
  cause: {
    event: 'appealAccepted',
    rows: `select f.blog_id, 'post_appeal_accepted', $2::bigint, null::bigint, f.post_id, null::bigint, null::bigint, f.id
      from post_flags f where f.id = $1`,
  },
  siteTitle: 'You were right about your post',
  push: {
    setting: 'pushOther',
    en: () => 'You were right about your post',
    de: () => 'Mit deinem Beitrag hattest du recht',
  },
  fieldsOf: appealFields,
  pathOf: reviewPath,
};
