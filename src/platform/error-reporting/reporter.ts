import type { ErrorTick } from '#generated/zod/errorTick.zod.ts';

/** Milliseconds until the first report, and between two (spec 001 §9). */
export const FIRST = 20_000;
export const EVERY = 60_000;
/** Errors that are kept until then; the oldest give way (spec 001 §9). */
export const MOST = 100;
/** Bytes of a report (spec 001 §9). */
export const MOST_BYTES = 100_000;
/** Bytes that a browser sends while its page goes; it takes 64 KiB of all such calls together. */
export const MOST_LEAVING = 60_000;

/** The newest of some errors that fit into one report, by halving (spec 001 §9). */
export function fitting(ticks: readonly ErrorTick[], most = MOST_BYTES): ErrorTick[] {
  let kept = [...ticks];
  const bytes = (): number => new TextEncoder().encode(JSON.stringify(kept)).length;
  while (kept.length > 1 && bytes() > most) kept = kept.slice(Math.ceil(kept.length / 2));
  return bytes() > most ? [] : kept;
}

/** Gathers errors and sends them together. A report that fails is forgotten: it must not become an error itself. */
export class ErrorReporter {
  readonly #send: (ticks: ErrorTick[], isLeaving: boolean) => Promise<unknown>;
  readonly #waiting: ErrorTick[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isFirst = true;

  /** @param send also told whether the page is being left */
  constructor(send: (ticks: ErrorTick[], isLeaving: boolean) => Promise<unknown>) {
    this.#send = send;
  }

  add(tick: ErrorTick): void {
    this.#waiting.push(tick);
    if (this.#waiting.length > MOST) this.#waiting.shift();
    this.#timer ??= setTimeout(() => this.flush(), this.#isFirst ? FIRST : EVERY);
  }

  /** Sends what waits. */
  flush(isLeaving = false): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const ticks = fitting(this.#waiting.splice(0), isLeaving ? MOST_LEAVING : MOST_BYTES);
    if (ticks.length === 0) return;
    this.#isFirst = false;
    this.#send(ticks, isLeaving).catch(() => {});
  }
}
