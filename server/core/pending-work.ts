/** Work that goes on after its request was answered; a process that ends waits for it. */
export class PendingWork {
  readonly #running = new Set<Promise<void>>();
  readonly #onError: (error: unknown) => void;

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

  /** Resolves when nothing is under way any more. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
