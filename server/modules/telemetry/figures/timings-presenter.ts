import type { components } from '#generated/types/api.d.ts';
import type { Database } from '#server/db/database.ts';
import { bucketValue, type Metric } from '../analytics/timings.ts';
import { listTimings, type TimingRow } from '../analytics/timings-repository.ts';
import { daysOf } from './chosen-range.ts';
import type { DayRange } from './site-days-repository.ts';

type Schemas = components['schemas'];
type Shares = Schemas['TimingShares'];
type ShownMetric = Schemas['TimingMetric'];

/** Limits of web vitals: milliseconds, layout shift without a unit. */
const LIMITS: Readonly<Record<ShownMetric, { goodUpTo: number; poorAbove: number }>> = {
  lcp: { goodUpTo: 2500, poorAbove: 4000 },
  inp: { goodUpTo: 200, poorAbove: 500 },
  cls: { goodUpTo: 0.1, poorAbove: 0.25 },
  fcp: { goodUpTo: 1800, poorAbove: 3000 },
  ttfb: { goodUpTo: 800, poorAbove: 1800 },
};

/** Share of the loads that the told value is not below. */
const TOLD_SHARE = 0.75;
/** Releases that are told. */
const MAX_RELEASES = 6;

type Bucket = Pick<TimingRow, 'bucket' | 'visits'>;

function percentileOf(buckets: readonly Bucket[], metric: Metric, loads: number): number | undefined {
  let sum = 0;
  for (const { bucket, visits } of buckets.toSorted((a, b) => a.bucket - b.bucket)) {
    sum += visits;
    if (sum >= loads * TOLD_SHARE) return bucketValue(metric, bucket);
  }
  return undefined;
}

/** Returns the shares of the loads in a histogram. */
export function sharesOf(buckets: readonly Bucket[], metric: ShownMetric): Shares {
  const { goodUpTo, poorAbove } = LIMITS[metric];
  const shares = { loads: 0, good: 0, middling: 0, poor: 0 };
  for (const { bucket, visits } of buckets) {
    const value = bucketValue(metric, bucket);
    shares.loads += visits;
    if (value <= goodUpTo) shares.good += visits;
    else if (value > poorAbove) shares.poor += visits;
    else shares.middling += visits;
  }
  const p75 = percentileOf(buckets, metric, shares.loads);
  return { ...shares, ...(p75 === undefined ? {} : { p75 }) };
}

/** Returns one timing of the pages in a range. */
export async function presentTimings(
  db: Database,
  range: DayRange,
  metric: ShownMetric,
): Promise<Omit<Schemas['PageTimings'], 'isMeasured'>> {
  const rows = await listTimings(db, range, metric);
  function parts(dimension: TimingRow['dimension']): Map<string, TimingRow[]> {
    const ofDimension = rows.filter((row) => row.dimension === dimension);
    return Map.groupBy(ofDimension, ({ value }) => value);
  }
  const days = parts('day');
  const timed = (dimension: TimingRow['dimension']) =>
    [...parts(dimension)].map(([value, buckets]) => ({ value, timings: sharesOf(buckets, metric), buckets }));
  const releases = timed('release')
    .sort((a, b) => b.timings.loads - a.timings.loads)
    .slice(0, MAX_RELEASES)
    .sort((a, b) => ((a.buckets[0]?.first_day ?? '') < (b.buckets[0]?.first_day ?? '') ? -1 : 1));
  return {
    metric,
    ...LIMITS[metric],
    all: sharesOf([...days.values()].flat(), metric),
    days: daysOf(range).map((day) => ({ day, timings: sharesOf(days.get(day) ?? [], metric) })),
    routes: timed('route')
      .sort((a, b) => (b.timings.p75 ?? 0) - (a.timings.p75 ?? 0) || b.timings.loads - a.timings.loads)
      .map(({ value, timings }) => ({ route: value, timings })),
    releases: releases.map(({ value, timings }) => ({ release: value, timings })),
  };
}
