import type { NotificationKind } from '../kind.ts';
import { paidRows } from '../paid-rows-sql.ts';

export const kind: NotificationKind = {
  type: 'payout_news',
  cause: { event: 'paid', rows: paidRows('payout_news', ['payout-paid', 'payout-failed']) },
  siteTitle: 'There is news of your payouts',
  push: { setting: 'pushOther' },
  pathOf: ({ paid }) => paid?.url,
};
