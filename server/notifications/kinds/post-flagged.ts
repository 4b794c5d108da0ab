import { appealFields, reviewPath } from '../appeal-fields.ts';
import type { NotificationKind } from '../kind.ts';

export const kind: NotificationKind = {
  type: 'post_flagged',
  cause: {
    event: 'flag',
    rows: `select f.blog_id, 'post_flagged', $2::bigint, null::bigint, f.post_id, null::bigint, null::bigint, f.id
      from post_flags f where f.id = $1`,
  },
  siteTitle: 'Your post was flagged',
  push: { setting: 'pushOther', en: () => 'Your post was flagged', de: () => 'Dein Beitrag wurde gemeldet' },
  fieldsOf: appealFields,
  pathOf: reviewPath,
};
