import type { NotificationKind } from '../kind.ts';
import { paidRows } from '../paid-rows-sql.ts';

export const kind: NotificationKind = {
  type: 'blaze_canceled',
  cause: { event: 'paid', rows: paidRows('blaze_canceled', ['campaign-stopped', 'campaign-cancelled']) },
  siteTitle: 'Your blaze was ended early',
  push: { setting: 'pushOther' },
  pathOf: ({ paid }) => paid?.url,
};
