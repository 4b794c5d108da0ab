import type { AddOptions, Jobs, JobWorks } from './jobs.ts';
import type { JobData, JobKind } from './kinds.ts';

/**
 * Work done by this process as soon as the turn of the event loop is over, and kept nowhere: for tests of everything
 * but the queue.
 */
export class JobsHere implements Jobs {
  readonly #failed: (error: unknown, kind: JobKind) => void;
  readonly #underWay = new Set<Promise<void>>();
  readonly #ending = new AbortController();
  #works: JobWorks | undefined;

  constructor(failed: (error: unknown, kind: JobKind) => void) {
    this.#failed = failed;
  }

  doneBy(works: JobWorks): void {
    this.#works = works;
  }

  async add<Kind extends JobKind>(kind: Kind, data: JobData[Kind], _options?: AddOptions): Promise<void> {
    const task = new Promise<void>((resolve) => setImmediate(resolve))
      .then(() => this.#works?.[kind](data, { signal: this.#ending.signal, isLast: true }))
      .catch((error: unknown) => this.#failed(error, kind));
    this.#underWay.add(task);
    void task.finally(() => this.#underWay.delete(task));
  }

  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }
}
