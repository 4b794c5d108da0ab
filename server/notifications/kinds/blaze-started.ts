import type { NotificationKind } from '../kind.ts';
import { paidRows } from '../paid-rows-sql.ts';

export const kind: NotificationKind = {
  type: 'blaze_started',
  cause: { event: 'paid', rows: paidRows('blaze_started', ['campaign-started']) },
  siteTitle: 'Your blaze began',
  push: { setting: 'pushOther' },
  pathOf: ({ paid }) => paid?.url,
};
