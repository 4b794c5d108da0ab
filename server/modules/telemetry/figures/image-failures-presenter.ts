import type { components } from '#generated/types/api.d.ts';
import type { Database } from '#server/db/database.ts';
import { daysOf } from './chosen-range.ts';
import { byKind, rangeBefore } from './figures-presenter.ts';
import type { DayRange } from './site-days-repository.ts';
import { listImageFailureDays, listViews } from './site-days-repository.ts';

type Failures = components['schemas']['ImageFailures'];

/** Hosts that are told by name. */
const MAX_HOSTS = 10;

function sumOf(rows: readonly { failures: number }[]): number {
  return rows.reduce((sum, { failures }) => sum + failures, 0);
}

/** Returns the lost pictures of a range. Nobody is counted with them, so that a day needs no number of visitors. */
export async function presentImageFailures(
  db: Database,
  range: DayRange,
): Promise<Omit<Failures, 'isMeasured'>> {
  const counted = await listImageFailureDays(db, range);
  const byDay = new Map(counted.map(({ day, failures }) => [day, failures]));
  const sums = (dimension: 'page' | 'source') =>
    listViews(db, range, { name: 'image_failure', dimension, minVisitors: 0 });
  const hosts = await sums('source');
  return {
    total: sumOf(counted),
    previousTotal: sumOf(await listImageFailureDays(db, rangeBefore(range))),
    days: daysOf(range).map((day) => ({ day, failures: byDay.get(day) ?? 0 })),
    pages: byKind(await sums('page')).map(({ kind, views }) => ({ kind, failures: views })),
    hosts: hosts.slice(0, MAX_HOSTS).map(({ value, views }) => ({ host: value, failures: views })),
  };
}
