import type { NotificationKind } from '../kind.ts';
import { paidRows } from '../paid-rows-sql.ts';

export const kind: NotificationKind = {
  type: 'membership_news',
  cause: {
    event: 'paid',
    rows: paidRows('membership_news', [
      'membership-renewed',
      'membership-unpaid',
      'membership-ending',
      'membership-ended',
      'membership-lapsed',
      'membership-price',
    ]),
  },
  siteTitle: 'There is news of a membership',
  push: { setting: 'pushOther' },
  pathOf: ({ paid }) => paid?.url,
};
