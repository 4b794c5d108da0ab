import type { Handler } from '#server/http/contract/handler.ts';
import { isMeasuring } from '#server/modules/telemetry/analytics/is-measuring.ts';
import { presentImpressions } from '../graphs/impressions-presenter.ts';

/** Days of each range, today among them. */
const DAYS = { day: 1, threedays: 3, week: 7, month: 30 } as const;

export const getActivityImpressions: Handler<'getActivityImpressions'> = async ({
  query: { range = 'week' },
  subject: { blog },
  db,
  services,
}) => ({
  impressions: await presentImpressions(db, blog.id, {
    days: DAYS[range],
    nowMs: services.now(),
    isMeasured: isMeasuring(services),
  }),
});
