import type { NotificationKind } from '../kind.ts';
import { paidRows } from '../paid-rows-sql.ts';

export const kind: NotificationKind = {
  type: 'premium_news',
  cause: {
    event: 'paid',
    rows: paidRows('premium_news', [
      'premium-renewed',
      'premium-unpaid',
      'premium-ending',
      'premium-ended',
      'premium-lapsed',
    ]),
  },
  siteTitle: 'There is news of your premium',
  push: { setting: 'pushOther' },
  pathOf: ({ paid }) => paid?.url,
};
