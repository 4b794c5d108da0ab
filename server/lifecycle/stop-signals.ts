/** What ends the process cleanly. */
export type Stop = (reason: string) => Promise<void>;

export type StopSignalsOptions = {
  /** Ends the process. */
  exit?: (code: number) => void;
  /** Milliseconds, from any moment on. */
  now?: () => number;
};

/** Ctrl-C in a terminal reaches a process from the terminal and from whoever started it: that is one wish. */
const repeatsWithin = 1000;

/**
 * Ends the process when it is asked to: by a signal, or because whoever started it is gone. Asked again later, it ends
 * at once. While it starts there is nothing to wait for: what it was at is all or nothing.
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

  /** Listens to the process's signals and to its starter (`npm start` holds a line to it). */
  listen(): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => this.ask(signal));
    process.on('disconnect', () => this.ask('starter gone'));
  }

  /** From now on, this is how to stop. */
  whenAsked(stop: Stop): void {
    this.#stop = stop;
  }

  ask(reason: string): void {
    const moment = this.#now();
    if (this.#askedAt !== undefined) {
      if (moment - this.#askedAt > repeatsWithin) this.#exit(1);
      return;
    }
    this.#askedAt = moment;
    // While starting there is nothing to stop.
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
