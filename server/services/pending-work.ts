/** Work that goes on after its request was answered; a process that ends waits for it. */
export class PendingWork {
  readonly #running = new Set<Promise<void>>();
  readonly #onError: (error: unknown) => void;
  readonly #ending = new AbortController();
  #inTurn: Promise<void> = Promise.resolve();

  /** @param onError told of work that failed in a way nobody expected */
  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** Begins some work. */
  begin(work: () => Promise<void>): void {
    const running = work()
      .catch(this.#onError)
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /**
   * Begins some heavy work when what was begun this way before is done, so that a process does one such thing at a time.
   *
   * @param work stops where it can go on later when its signal says that the process ends
   */
  beginInTurn(work: (signal: AbortSignal) => Promise<void>): void {
    const turn = this.#inTurn;
    const mine = turn.then(() => (this.#ending.signal.aborted ? undefined : work(this.#ending.signal)));
    this.#inTurn = mine.catch(() => undefined);
    this.begin(() => mine);
  }

  /** Tells long work to stop, and resolves when nothing is under way any more. */
  end(): Promise<void> {
    this.#ending.abort();
    return this.settled();
  }

  /** Resolves when nothing is under way any more. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
