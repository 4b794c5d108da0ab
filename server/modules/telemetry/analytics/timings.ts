import { TIMED_ROUTES } from '#src/domain/analytics-events.ts';

/** Timings that a page reports; layout shift has no unit. */
export const METRICS = ['ttfb', 'fcp', 'lcp', 'inp', 'cls', 'domInteractive', 'load'] as const;
export type Metric = (typeof METRICS)[number];

/** Ratio of the ends of two neighbouring buckets: an estimate is within a twentieth of the value. */
const BUCKET_RATIO = 1.1;
const MAX_BUCKET = 200;
/** Layout shift counts in thousandths, so that all metrics share their buckets. */
const CLS_FACTOR = 1000;

const scaleOf = (metric: Metric): number => (metric === 'cls' ? CLS_FACTOR : 1);

/** Returns the bucket of a value. Bucket 0 holds everything below 1. */
export function bucketOf(metric: Metric, value: number): number {
  const scaled = value * scaleOf(metric);
  if (scaled < 1) return 0;
  return Math.min(MAX_BUCKET, Math.floor(Math.log(scaled) / Math.log(BUCKET_RATIO)) + 1);
}

/** Returns the value in the middle of a bucket; layout shift in thousandths, milliseconds as whole numbers. */
export function bucketValue(metric: Metric, bucket: number): number {
  if (bucket === 0) return 0;
  return Math.round(BUCKET_RATIO ** (bucket - 0.5)) / scaleOf(metric);
}

/** Returns true when the pages of a route are timed. */
export const isTimed = (route: string): boolean => TIMED_ROUTES.has(route);
