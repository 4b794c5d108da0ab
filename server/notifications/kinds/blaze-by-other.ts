import type { NotificationKind } from '../kind.ts';
import { paidRowsByBlog } from '../paid-rows-sql.ts';

export const kind: NotificationKind = {
  type: 'blaze_by_other',
  cause: { event: 'paid', rows: paidRowsByBlog('blaze_by_other', ['campaign-by-other']) },
  title: 'blazed your post',
  push: { setting: 'pushOther' },
  pathOf: ({ paid }) => paid?.url,
};
