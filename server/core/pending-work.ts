/** Work that continues after its request was answered; the shutdown waits for it. */
export class PendingWork {
  readonly #running = new Set<Promise<void>>();
  readonly #onError: (error: unknown) => void;

  /** @param onError called when work fails unexpectedly */
  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** Starts work in the background. */
  begin(work: () => Promise<void>): void {
    const running = work()
      .catch(this.#onError)
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when no work is running. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
