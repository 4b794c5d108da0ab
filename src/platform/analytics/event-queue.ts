import type { AnalyticsEvent } from '#generated/zod/analyticsEvent.zod.ts';
import type { EventBatch } from '#generated/zod/eventBatch.zod.ts';
import type { EventTracker } from '#generated/zod/eventTracker.zod.ts';
import { ANALYTICS_EVENTS, type AnalyticsEventName, TRACKER_PURPOSES } from '#src/domain/analytics-events.ts';

/** Milliseconds between two batches (spec 001 §9). */
export const FLUSH_INTERVAL_MS = 5000;
/** Events that wait at most, such as without a connection; the oldest are dropped. */
export const MAX_QUEUED_EVENTS = 200;
/** Events of a batch; the server stores no more of one. */
export const MAX_EVENTS_PER_BATCH = 100;
/** Impressions that are remembered, so that none is sent twice. */
const MAX_KNOWN_IMPRESSIONS = 2000;

/** Hands a batch to the browser; returns false when it does not take it. */
export type SendBatch = (batch: EventBatch) => boolean;

/** Options of {@link EventQueue}. */
export interface EventQueueOptions {
  send: SendBatch;
  /** Pattern of the page's route. */
  route: () => string;
  sessionId: string;
  now?: () => number;
  isOnline?: () => boolean;
}

/**
 * Queues events and sends them in batches: every five seconds, and when the page is hidden. Holds events in memory only, so
 * that nothing of them stays in the browser. Without purposes, before the answer about privacy, it takes none.
 */
export class EventQueue {
  readonly #options: EventQueueOptions;
  #waiting: AnalyticsEvent[] = [];
  #trackers: EventTracker[] = [];
  #purposes: ReadonlySet<number> | undefined;
  readonly #impressions = new Set<string>();
  readonly #told = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: EventQueueOptions) {
    this.#options = options;
  }

  /** Sets the purposes of the TCF that are allowed. Drops the events that need others. */
  allow(purposes: ReadonlySet<number> | undefined): void {
    this.#purposes = purposes;
    this.#waiting = this.#waiting.filter(({ name }) => this.isAllowed(name as AnalyticsEventName));
    if (!this.areTrackersAllowed()) this.#trackers = [];
  }

  /** Returns true when an event may be sent. */
  isAllowed(name: AnalyticsEventName): boolean {
    const allowed = this.#purposes;
    return (
      allowed !== undefined && ANALYTICS_EVENTS[name].purposes.every((number: number) => allowed.has(number))
    );
  }

  /** Returns true when events of ads may be sent. */
  areTrackersAllowed(): boolean {
    return TRACKER_PURPOSES.every((number) => this.#purposes?.has(number));
  }

  /** Adds an event of an ad, once for each showing, if it is allowed. */
  addTracker(
    kind: EventTracker['kind'],
    { placementId, serveId }: { placementId: string; serveId: string },
  ): void {
    const key = `${kind} ${placementId} ${serveId}`;
    if (!this.areTrackersAllowed() || this.#told.has(key)) return;
    if (this.#told.size >= MAX_KNOWN_IMPRESSIONS) this.#told.clear();
    this.#told.add(key);
    const { now = Date.now } = this.#options;
    this.#trackers.push({ kind, placementId, serveId, timestamp: now() });
    if (this.#trackers.length > MAX_QUEUED_EVENTS) this.#trackers.shift();
    this.#timer ??= setTimeout(() => this.flush(), FLUSH_INTERVAL_MS);
  }

  /** Adds an event, if it is allowed. */
  add(name: AnalyticsEventName, details: Record<string, string> = {}): void {
    if (!this.isAllowed(name)) return;
    const { route, sessionId, now = Date.now } = this.#options;
    this.#waiting.push({ name, page: route(), timestamp: now(), sessionId, details });
    if (this.#waiting.length > MAX_QUEUED_EVENTS) this.#waiting.shift();
    this.#timer ??= setTimeout(() => this.flush(), FLUSH_INTERVAL_MS);
  }

  /** Adds the impression of a post, once. */
  addImpression(postId: string): void {
    if (!this.isAllowed('post_impression') || this.#impressions.has(postId)) return;
    if (this.#impressions.size >= MAX_KNOWN_IMPRESSIONS) this.#impressions.clear();
    this.#impressions.add(postId);
    this.add('post_impression', { postId });
  }

  /** Sends what waits; what the browser does not take waits for the next time. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { send, now = Date.now, isOnline = () => navigator.onLine } = this.#options;
    while (this.#waiting.length + this.#trackers.length > 0) {
      const events = this.#waiting.slice(0, MAX_EVENTS_PER_BATCH);
      const trackers = this.#trackers.slice(0, MAX_EVENTS_PER_BATCH);
      const batch = {
        flushTime: now(),
        clientDetails: {},
        events,
        ...(trackers.length > 0 ? { trackers } : {}),
      };
      if (!isOnline() || !send(batch)) {
        this.#timer = setTimeout(() => this.flush(), FLUSH_INTERVAL_MS);
        return;
      }
      this.#waiting.splice(0, events.length);
      this.#trackers.splice(0, trackers.length);
    }
  }
}
