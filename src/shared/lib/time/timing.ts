/** Minimum interval of scroll and resize handlers, in milliseconds (spec 000 §9). */
export const SCROLL_THROTTLE_MS = 100;

/** A debounced or throttled function; `cancel` drops the pending call. */
export type Delayed<Args extends unknown[]> = ((...args: Args) => void) & { cancel: () => void };

/**
 * Debounces: runs `run` with the last arguments once calls have paused for `wait` ms, and at the latest `maxWait` ms
 * after the first call of a series.
 */
export function debounce<Args extends unknown[]>(
  run: (...args: Args) => void,
  wait: number,
  maxWait = Number.POSITIVE_INFINITY,
): Delayed<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let startedAt = 0;
  const delayed = (...args: Args): void => {
    const now = Date.now();
    if (timer === undefined) startedAt = now;
    clearTimeout(timer);
    const left = Math.max(0, startedAt + maxWait - now);
    timer = setTimeout(
      () => {
        timer = undefined;
        run(...args);
      },
      Math.min(wait, left),
    );
  };
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  return Object.assign(delayed, { cancel });
}

/** Throttles: runs `run` at once and then at most every `wait` ms; the last call of a series always runs. */
export function throttle<Args extends unknown[]>(run: (...args: Args) => void, wait: number): Delayed<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Args | undefined;
  const tick = (): void => {
    if (!pending) {
      timer = undefined;
      return;
    }
    const args = pending;
    pending = undefined;
    timer = setTimeout(tick, wait);
    run(...args);
  };
  const delayed = (...args: Args): void => {
    pending = args;
    if (timer === undefined) tick();
  };
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
    pending = undefined;
  };
  return Object.assign(delayed, { cancel });
}
