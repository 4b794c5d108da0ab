import type { NotificationKind } from '../kind.ts';
import { paidRows } from '../paid-rows-sql.ts';

export const kind: NotificationKind = {
  type: 'blaze_approved',
  cause: { event: 'paid', rows: paidRows('blaze_approved', ['campaign-approved']) },
  siteTitle: 'Your blaze was approved',
  push: { setting: 'pushOther' },
  pathOf: ({ paid }) => paid?.url,
};
