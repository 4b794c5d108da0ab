import { answer, type Handler } from '#server/http/contract/handler.ts';
import { IMPROVEMENT_PURPOSE_ID } from '#src/domain/analytics-events.ts';
import { dayOf } from '../analytics/days.ts';
import { allowedPurposes, isWithinBudget } from '../analytics/measure.ts';
import { bucketOf, isTimed, METRICS } from '../analytics/timings.ts';
import { addTimings } from '../analytics/timings-repository.ts';
import { checkReportToken } from '../report-policy.ts';

/** Adds the timings of a page to the histograms of its day, when its reader allowed it (decision 110). */
export const reportPerformance: Handler<'reportPerformance'> = async (context) => {
  const { body, db, services } = context;
  checkReportToken(services, body.token);
  const release = body.release ?? '';
  const isKnown = isTimed(body.route) && /^[\w.-]{0,64}$/.test(release);
  const isAllowed = isKnown && (await allowedPurposes(context)).has(IMPROVEMENT_PURPOSE_ID);
  if (isAllowed && (await isWithinBudget(context))) {
    const buckets = METRICS.flatMap((metric) => {
      const value = body.data[metric];
      return value === undefined ? [] : [{ metric, bucket: bucketOf(metric, value) }];
    });
    await addTimings(db, { day: dayOf(services.now()), route: body.route, release, buckets });
  }
  return answer(204, undefined);
};
