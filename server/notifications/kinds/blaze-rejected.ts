import type { NotificationKind } from '../kind.ts';
import { paidRows } from '../paid-rows-sql.ts';

export const kind: NotificationKind = {
  type: 'blaze_rejected',
  cause: { event: 'paid', rows: paidRows('blaze_rejected', ['campaign-rejected']) },
  siteTitle: 'Your blaze was declined',
  push: { setting: 'pushOther' },
  pathOf: ({ paid }) => paid?.url,
};
