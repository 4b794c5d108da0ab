import type { WorkContext } from '#server/define-module.ts';
import { DAY_MS, dayOf } from '../analytics/days.ts';
import { hasUncountedActs, lastSiteDay, rollUpSiteDays } from './site-days-repository.ts';

/** Days before today whose posts and sign-ups the first roll-up counts: the longest range that staff can ask for. */
const FIRST_DAYS = 366;

/** Returns true when something happened today that the figures of the site do not hold. */
export function areSiteDaysDue({ db, services }: WorkContext): Promise<boolean> {
  const now = services.now();
  return hasUncountedActs(db, dayOf(now), new Date(now));
}

/** Counts today, and the days since the last count with the day of that: it was counted before its end. */
export async function countSiteDays({ db, services }: WorkContext): Promise<void> {
  const now = services.now();
  const to = dayOf(now);
  const last = (await lastSiteDay(db)) ?? dayOf(now - FIRST_DAYS * DAY_MS);
  const [from = to] = [last, dayOf(now - DAY_MS)].toSorted();
  await db.transaction((tx) => rollUpSiteDays(tx, { from, to }, new Date(now)), { isLong: true });
}
