import type { ErrorTick } from '#generated/zod/errorTick.zod.ts';

/** Milliseconds until the first report, and between two reports (spec 001 §9). */
export const FIRST_REPORT_MS = 20_000;
export const REPORT_INTERVAL_MS = 60_000;
/** Maximum errors queued until then; the oldest are dropped (spec 001 §9). */
export const MAX_QUEUED_ERRORS = 100;
/** Maximum bytes of a report (spec 001 §9). */
export const MAX_REPORT_BYTES = 100_000;
/** Maximum bytes of a report sent while the page unloads; browsers limit all keepalive requests together to 64 KiB. */
export const MAX_UNLOAD_REPORT_BYTES = 60_000;

/** Returns the newest errors that fit into one report, by halving (spec 001 §9). */
export function newestFitting(ticks: readonly ErrorTick[], most = MAX_REPORT_BYTES): ErrorTick[] {
  let newest = [...ticks];
  const bytes = (): number => new TextEncoder().encode(JSON.stringify(newest)).length;
  while (newest.length > 1 && bytes() > most) newest = newest.slice(Math.ceil(newest.length / 2));
  return bytes() > most ? [] : newest;
}

/** Queues errors and sends them in batches. A report that fails is dropped, so that it cannot cause another error. */
export class ErrorReporter {
  readonly #send: (ticks: ErrorTick[], isLeaving: boolean) => Promise<unknown>;
  readonly #queue: ErrorTick[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isFirst = true;

  /** @param send receives the errors and whether the page is unloading */
  constructor(send: (ticks: ErrorTick[], isLeaving: boolean) => Promise<unknown>) {
    this.#send = send;
  }

  add(tick: ErrorTick): void {
    this.#queue.push(tick);
    if (this.#queue.length > MAX_QUEUED_ERRORS) this.#queue.shift();
    this.#timer ??= setTimeout(() => this.flush(), this.#isFirst ? FIRST_REPORT_MS : REPORT_INTERVAL_MS);
  }

  /** Sends the queued errors. */
  flush(isLeaving = false): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const ticks = newestFitting(
      this.#queue.splice(0),
      isLeaving ? MAX_UNLOAD_REPORT_BYTES : MAX_REPORT_BYTES,
    );
    if (ticks.length === 0) return;
    this.#isFirst = false;
    this.#send(ticks, isLeaving).catch(() => {});
  }
}
