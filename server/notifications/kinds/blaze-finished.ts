import type { NotificationKind } from '../kind.ts';
import { paidRows } from '../paid-rows-sql.ts';

export const kind: NotificationKind = {
  type: 'blaze_finished',
  cause: { event: 'paid', rows: paidRows('blaze_finished', ['campaign-finished']) },
  siteTitle: 'Your blaze is over',
  push: { setting: 'pushOther' },
  pathOf: ({ paid }) => paid?.url,
};
