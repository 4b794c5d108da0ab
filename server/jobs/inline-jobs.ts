import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { first, type Queryable } from '#server/db/database.ts';
import type { AddOptions, JobHandlers, Jobs } from './jobs.ts';
import type { JobData, JobKind } from './kinds.ts';

/**
 * Runs jobs in this process on the next turn of the event loop without storing them: for tests of everything but the
 * queue.
 */
export class InlineJobs implements Jobs {
  readonly #db: Queryable;
  readonly #failed: (error: unknown, kind: JobKind) => void;
  /** Jobs start outside the async context of the code that added them. */
  readonly #outside = AsyncLocalStorage.snapshot();
  readonly #underWay = new Set<Promise<void>>();
  readonly #ending = new AbortController();
  #works: JobHandlers | undefined;

  constructor(db: Queryable, failed: (error: unknown, kind: JobKind) => void) {
    this.#db = db;
    this.#failed = failed;
  }

  doneBy(works: JobHandlers): void {
    this.#works = works;
  }

  async add<Kind extends JobKind>(kind: Kind, data: JobData[Kind], { tx }: AddOptions = {}): Promise<void> {
    const begun = tx && (await first<{ id: string }>(tx, 'select pg_current_xact_id()::text as id'));
    const task = this.#outside(() => this.#do(kind, data, begun?.id));
    this.#underWay.add(task);
    void task.finally(() => this.#underWay.delete(task));
  }

  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  async #do<Kind extends JobKind>(
    kind: Kind,
    data: JobData[Kind],
    begunIn: string | undefined,
  ): Promise<void> {
    try {
      await new Promise((resolve) => setImmediate(resolve));
      if (begunIn !== undefined && !(await this.#isCommitted(begunIn))) return;
      await this.#works?.[kind](data, { signal: this.#ending.signal, isLast: true });
    } catch (error) {
      this.#failed(error, kind);
    }
  }

  /** A job added within a transaction starts once it is committed; a rolled-back one starts nothing. */
  async #isCommitted(id: string): Promise<boolean> {
    for (;;) {
      const row = await first<{ status: string | null }>(
        this.#db,
        'select pg_xact_status($1::xid8) as status',
        [id],
      );
      if (row?.status !== 'in progress') return row?.status === 'committed';
      await pause(2);
    }
  }
}
