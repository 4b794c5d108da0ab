import type { WorkContext } from '#server/define-module.ts';
import { deleteBlogDaysBefore, rollUpBlogDays } from '../figures/blog-days-repository.ts';
import { areSiteDaysDue, countSiteDays } from '../figures/count-site-days.ts';
import { deleteSiteDaysBefore } from '../figures/site-days-repository.ts';
import {
  AHEAD_DAYS,
  DAY_MS,
  dayOf,
  EVENT_RETENTION_DAYS,
  MIN_VISITORS,
  SUM_RETENTION_DAYS,
  TIMING_RETENTION_DAYS,
  TRACKER_RETENTION_DAYS,
} from './days.ts';
import { deleteOldSums, hasUnsummedEvents, rollUpDay } from './events-repository.ts';
import { isMeasuring } from './is-measuring.ts';
import {
  deleteUnpartitioned,
  dropPartition,
  hasPartition,
  listPartitionDays,
  makePartition,
} from './partitions-repository.ts';
import { deleteSaltsBefore } from './salts-repository.ts';

/**
 * Returns true when the figures of the site lack something, or, on a site that measures, a day ahead has no partition or
 * events of today or yesterday are missing in the sums.
 */
export async function isAnalyticsDue(context: WorkContext): Promise<boolean> {
  const { db, services } = context;
  if (await areSiteDaysDue(context)) return true;
  if (!isMeasuring(services)) return false;
  const now = services.now();
  if (!(await hasPartition(db, dayOf(now + AHEAD_DAYS * DAY_MS)))) return true;
  return (await hasUnsummedEvents(db, dayOf(now))) || (await hasUnsummedEvents(db, dayOf(now - DAY_MS)));
}

/**
 * Counts the figures of the site. Where the site measures, it also makes the partitions of today and the days ahead, and
 * sums up today and yesterday.
 */
export async function advanceAnalytics(context: WorkContext): Promise<void> {
  const { db, services } = context;
  await countSiteDays(context);
  if (!isMeasuring(services)) return;
  const now = services.now();
  for (let ahead = -1; ahead <= AHEAD_DAYS; ahead += 1) {
    const timeMs = now + ahead * DAY_MS;
    await db.transaction((tx) => makePartition(tx, dayOf(timeMs), dayOf(timeMs + DAY_MS)), { isLong: true });
  }
  for (const day of [dayOf(now - DAY_MS), dayOf(now)])
    await db.transaction(
      async (tx) => {
        await rollUpDay(tx, day);
        await rollUpBlogDays(tx, day, MIN_VISITORS);
      },
      { isLong: true },
    );
}

/** Drops the days that are older than events are kept, also those of a site that no longer measures. */
export async function dropOldAnalytics({ db, services }: WorkContext): Promise<void> {
  const now = services.now();
  const before = (days: number): string => dayOf(now - days * DAY_MS);
  const oldest = before(EVENT_RETENTION_DAYS);
  for (const day of await listPartitionDays(db)) {
    if (day < oldest) await db.transaction((tx) => dropPartition(tx, day), { isLong: true });
  }
  await deleteUnpartitioned(db, oldest);
  await deleteSaltsBefore(db, before(1));
  await deleteSiteDaysBefore(db, before(SUM_RETENTION_DAYS));
  await deleteBlogDaysBefore(db, before(SUM_RETENTION_DAYS));
  await deleteOldSums(db, {
    trackers: before(TRACKER_RETENTION_DAYS),
    timings: before(TIMING_RETENTION_DAYS),
    sums: before(SUM_RETENTION_DAYS),
  });
}
