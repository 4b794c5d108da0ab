import type { components } from '#generated/types/api.d.ts';
import { analyticsEventOf } from '#src/domain/analytics-events.ts';
import { DAY_MS, dayOf } from './days.ts';

type Batch = components['schemas']['EventBatch'];
type SentEvent = Batch['events'][number];

/** Characters of a detail that are kept. */
const MAX_DETAIL_LENGTH = 128;

/** Event that is measured, before it is known whom it came from. */
export type AcceptedEvent = {
  name: string;
  page: string;
  details: Record<string, string>;
  sessionId: string;
  purposes: readonly number[];
  timeMs: number;
};

/** Returns the pattern of a route; empty when it is none, such as an address with a query. */
export function patternOf(page: string): string {
  return /^\/[\w:?*/.-]{0,127}$/.test(page) && !page.includes('=') ? page : '';
}

/**
 * Returns the time of an event in milliseconds since 1970. It is counted back from the flush by the clock of the same
 * browser, so that a wrong clock does no harm; one that lies ahead, or more than a day back, counts as now or as a day
 * ago.
 */
export function timeOf(timestamp: number, flushTime: number, nowMs: number): number {
  return nowMs - Math.min(DAY_MS, Math.max(0, flushTime - timestamp));
}

/** Returns an event with its known details; undefined for one that is not measured. */
export function acceptEvent(event: SentEvent, flushTime: number, nowMs: number): AcceptedEvent | undefined {
  const kind = analyticsEventOf(event.name);
  if (kind === undefined) return undefined;
  const details = Object.entries(event.details ?? {})
    .filter(([key, value]) => kind.details.includes(key) && value !== '')
    .map(([key, value]) => [key, value.slice(0, MAX_DETAIL_LENGTH)]);
  return {
    name: event.name,
    page: patternOf(event.page),
    details: Object.fromEntries(details),
    sessionId: event.sessionId,
    purposes: kind.purposes,
    timeMs: timeOf(event.timestamp, flushTime, nowMs),
  };
}

/** Returns the day of a tracker, which is today's or yesterday's. */
export function dayOfTracker(timestamp: number, flushTime: number, nowMs: number): string {
  return dayOf(timeOf(timestamp, flushTime, nowMs));
}

/** Returns the host of an address; empty when it has none. */
export function hostOf(address: string | undefined): string {
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) ? url.hostname.slice(0, MAX_DETAIL_LENGTH) : '';
}
