import { defineModule } from '#server/define-module.ts';
import { advanceAnalytics, dropOldAnalytics, isAnalyticsDue } from './analytics/keep-analytics.ts';
import { deleteOldGroups } from './errors/error-groups-repository.ts';
import { memberData } from './member-data.ts';

/** Seconds between two looks for events that are missing in the sums of their day. */
const SUM_SECONDS = 300;

/** Declares the module `telemetry`. */
export const module = defineModule({
  jobs: { analytics: (_data, _turn, context) => advanceAnalytics(context) },
  schedules: [{ kind: 'analytics', seconds: SUM_SECONDS, isDue: isAnalyticsDue }],
  cleanUps: { analytics: dropOldAnalytics, 'error groups': ({ db }) => deleteOldGroups(db) },
  memberData,
  seed: () => import('./seed-rows.ts'),
  seedActs: () => import('./seed-acts.ts'),
});
