/** Stops the process cleanly. */
export type Stop = (reason: string) => Promise<void>;

export type StopSignalsOptions = {
  /** Ends the process. */
  exit?: (code: number) => void;
  /** Milliseconds of any monotonic clock. */
  now?: () => number;
};

/**
 * Milliseconds within which repeated signals count as one: Ctrl-C reaches a process from the terminal and from its
 * parent.
 */
const REPEAT_WINDOW_MS = 1000;

/**
 * Stops the process on a signal, or when its parent is gone. A later second request ends it at once. During the start
 * it ends immediately, because every step of the start is atomic.
 */
export class StopSignals {
  readonly #exit: (code: number) => void;
  readonly #now: () => number;
  #stop: Stop | undefined;
  #askedAt: number | undefined;

  constructor({ exit = process.exit, now = () => performance.now() }: StopSignalsOptions = {}) {
    this.#exit = exit;
    this.#now = now;
  }

  /** Listens to signals and to the parent process (`npm start` keeps a pipe to it). */
  listen(): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => this.ask(signal));
    process.on('disconnect', () => this.ask('starter gone'));
  }

  /** Sets the function that stops the process. */
  whenAsked(stop: Stop): void {
    this.#stop = stop;
  }

  ask(reason: string): void {
    const moment = this.#now();
    if (this.#askedAt !== undefined) {
      if (moment - this.#askedAt > REPEAT_WINDOW_MS) this.#exit(1);
      return;
    }
    this.#askedAt = moment;
    // Stops nothing during the start.
    const stopped = this.#stop === undefined ? undefined : this.#stop(reason);
    if (stopped === undefined) this.#exit(0);
    stopped?.then(
      () => this.#exit(0),
      (error: unknown) => {
        console.error('Skein did not stop cleanly:', error);
        this.#exit(1);
      },
    );
  }
}
