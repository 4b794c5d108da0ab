import type { AnalyticsEvent } from '#generated/zod/analyticsEvent.zod.ts';
import type { EventBatch } from '#generated/zod/eventBatch.zod.ts';
import { ANALYTICS_EVENTS, type AnalyticsEventName } from '#src/domain/analytics-events.ts';

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
  #purposes: ReadonlySet<number> | undefined;
  readonly #impressions = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: EventQueueOptions) {
    this.#options = options;
  }

  /** Sets the purposes of the TCF that are allowed. Drops the events that need others. */
  allow(purposes: ReadonlySet<number> | undefined): void {
    this.#purposes = purposes;
    this.#waiting = this.#waiting.filter(({ name }) => this.isAllowed(name as AnalyticsEventName));
  }

  /** Returns true when an event may be sent. */
  isAllowed(name: AnalyticsEventName): boolean {
    const allowed = this.#purposes;
    return (
      allowed !== undefined && ANALYTICS_EVENTS[name].purposes.every((number: number) => allowed.has(number))
    );
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
    while (this.#waiting.length > 0) {
      const events = this.#waiting.slice(0, MAX_EVENTS_PER_BATCH);
      if (!isOnline() || !send({ flushTime: now(), clientDetails: {}, events })) {
        this.#timer = setTimeout(() => this.flush(), FLUSH_INTERVAL_MS);
        return;
      }
      this.#waiting.splice(0, events.length);
    }
  }
}
