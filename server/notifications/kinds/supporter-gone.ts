import type { NotificationKind } from '../kind.ts';
import { paidRowsByBlog } from '../paid-rows-sql.ts';

export const kind: NotificationKind = {
  type: 'supporter_gone',
  cause: { event: 'paid', rows: paidRowsByBlog('supporter_gone', ['supporter-gone']) },
  title: 'no longer supports your blog',
  push: { setting: 'pushOther' },
  pathOf: ({ paid }) => paid?.url,
};
