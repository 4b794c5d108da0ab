/** Runs callers one at a time, in order of arrival. */
export class Mutex {
  #last: Promise<unknown> | undefined;

  /** Runs `work` after all earlier callers; later callers wait for it. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last === undefined ? work() : this.#last.then(work);
    const last = turn.then(
      () => undefined,
      () => undefined,
    );
    this.#last = last;
    last.then(() => {
      if (this.#last === last) this.#last = undefined;
    });
    return turn;
  }

  /** Starts `work` after all earlier callers; later callers do not wait for it. */
  pass<T>(work: () => Promise<T>): Promise<T> {
    return this.#last === undefined ? work() : this.#last.then(work);
  }
}
