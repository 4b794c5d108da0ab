import type { NotificationKind } from '../kind.ts';
import { paidRows } from '../paid-rows-sql.ts';

export const kind: NotificationKind = {
  type: 'payment_news',
  cause: {
    event: 'paid',
    rows: paidRows('payment_news', [
      'dispute-opened',
      'dispute-won',
      'dispute-lost',
      'staff-dispute-opened',
      'staff-dispute-won',
      'staff-dispute-lost',
    ]),
  },
  siteTitle: 'There is news of a payment',
  push: { setting: 'pushOther' },
  pathOf: ({ paid }) => paid?.url,
};
