/** Lets one caller in at a time, in the order they came. */
export class Mutex {
  #last: Promise<unknown> | undefined;

  /** Runs `work` when all who came before are done; nobody who comes later begins before it is. */
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

  /** Begins `work` once nobody who came before is inside; makes nobody wait for it. */
  pass<T>(work: () => Promise<T>): Promise<T> {
    return this.#last === undefined ? work() : this.#last.then(work);
  }
}
