import type { NotificationKind } from '../kind.ts';
import { paidRowsByBlog } from '../paid-rows-sql.ts';

export const kind: NotificationKind = {
  type: 'supporter_new',
  cause: { event: 'paid', rows: paidRowsByBlog('supporter_new', ['supporter-new']) },
  title: 'supports your blog',
  push: { setting: 'pushOther' },
  pathOf: ({ paid }) => paid?.url,
};
