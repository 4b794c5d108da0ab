import { type ConstructorOptions, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database } from '#server/db/database.ts';
import { bossDatabase, bossTransaction } from './boss-database.ts';
import type { AddOptions, JobHandler, JobHandlers, Jobs } from './jobs.ts';
import {
  DEAD,
  DEAD_QUEUE,
  type JobData,
  type JobKind,
  KINDS,
  POLL_INTERVAL_SECONDS,
  type RecurringKind,
} from './kinds.ts';

/** Database schema that holds the jobs, beside the site's own. */
export const JOBS_SCHEMA = 'jobs';

/** Seconds between two checks of a process for dead workers and queues to be cleared. */
const SUPERVISE_INTERVAL_SECONDS = 15;

export type JobsQueueOptions = {
  db: Database;
  log: { warn(about: object, message: string): void };
  /** Polling interval in seconds instead of the default, in tests (0.5 at least). */
  lookEvery?: number;
};

/** Returns pg-boss on the server's connections; it stores jobs in its own schema. */
export function bossOn(db: Database, options: Partial<ConstructorOptions> = {}): PgBoss {
  return new PgBoss({
    db: bossDatabase(db),
    schema: JOBS_SCHEMA,
    backend: db.kind === 'pglite' ? 'pglite' : 'postgres',
    migrate: false,
    schedule: false,
    superviseIntervalSeconds: SUPERVISE_INTERVAL_SECONDS,
    monitorIntervalSeconds: SUPERVISE_INTERVAL_SECONDS,
    useListenNotify: true,
    ...options,
  });
}

/** Migrates the schema of the jobs. Several processes may do so at once. */
export async function migrateJobs(db: Database): Promise<void> {
  const boss = bossOn(db, { migrate: true });
  const faults: unknown[] = [];
  boss.on('error', (error) => faults.push(error));
  await boss.start();
  try {
    await boss.createQueue(DEAD, DEAD_QUEUE);
    for (const [kind, { queue }] of Object.entries(KINDS)) {
      await boss.createQueue(kind, queue);
      const { policy: _policy, deadLetter: _deadLetter, ...rest } = queue;
      await boss.updateQueue(kind, rest);
    }
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
  if (faults.length > 0) throw faults[0];
}

/**
 * Jobs stored in the database until they are done (decision 045): they survive this process, any number of processes
 * share them, failed ones are retried with growing pauses, and those that fail for good become dead letters.
 */
export class JobsQueue implements Jobs {
  readonly #boss: PgBoss;
  readonly #options: JobsQueueOptions;
  readonly #ending = new AbortController();
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #ticks = new Set<NodeJS.Timeout>();
  #works: JobHandlers | undefined;

  constructor(options: JobsQueueOptions) {
    this.#options = options;
    this.#boss = bossOn(options.db);
    this.#boss.on('error', (error) => {
      options.log.warn({ err: error }, 'the queue of jobs had a fault and goes on');
    });
  }

  doneBy(works: JobHandlers): void {
    this.#works = works;
  }

  /** Starts the workers. The schema must be migrated. */
  async start(): Promise<void> {
    await this.#boss.start();
    for (const kind of Object.keys(KINDS) as JobKind[]) await this.#takeUp(kind);
  }

  /**
   * Adds a job of a kind now and then at an interval, once for all processes, when one is due.
   *
   * @param isDue a cheap check, so that an idle site writes nothing
   */
  every(kind: RecurringKind, seconds: number, isDue: () => Promise<boolean> = async () => true): void {
    const tick = async (): Promise<void> => {
      try {
        if (!this.#ending.signal.aborted && (await isDue())) {
          await this.#boss.send(kind, {}, { singletonSeconds: seconds });
        }
      } catch (error) {
        this.#options.log.warn({ err: error, kind }, 'a look for what is due failed');
      }
    };
    const looking = (): void => void this.#whileOpen(tick());
    looking();
    this.#ticks.add(setInterval(looking, seconds * 1000).unref());
  }

  async add<Kind extends JobKind>(
    kind: Kind,
    data: JobData[Kind],
    { tx, delaySeconds, isUrgent = false }: AddOptions = {},
  ): Promise<void> {
    await this.#boss.send(kind, data, {
      ...(tx ? { db: bossTransaction(tx) } : {}),
      ...(delaySeconds === undefined ? {} : { startAfter: delaySeconds }),
      // The priority of other jobs is 0.
      ...(isUrgent ? { priority: 1 } : {}),
    });
  }

  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
  }

  /** Signals long jobs to stop, which another process continues. Jobs can still be added. */
  end(): void {
    this.#ending.abort();
  }

  /** Takes no further jobs, signals long jobs to stop, and resolves when the running ones are done. */
  async stop(): Promise<void> {
    this.end();
    for (const tick of this.#ticks) clearInterval(tick);
    // Jobs that were fetched but not started are returned as failed, and retried by another process.
    const stopped = this.#boss.stop({ graceful: true, close: false });
    await this.settled();
    await stopped;
  }

  async #takeUp(kind: JobKind): Promise<void> {
    const { lookEvery = POLL_INTERVAL_SECONDS } = this.#options;
    const options = {
      pollingIntervalSeconds: lookEvery,
      notifyPollingIntervalSeconds: lookEvery,
      batchSize: KINDS[kind].batchSize,
      // A full batch means that more jobs are waiting.
      burstWhenBatchFull: true,
      includeMetadata: true,
      perJobResults: true,
    } as const;
    await this.#boss.work<JobData[JobKind], void, typeof options>(kind, options, async (jobs) => {
      const done: JobResult[] = [];
      // A batch has the most urgent jobs, in any order.
      const ordered = jobs.toSorted((one, other) => other.priority - one.priority);
      for (const job of ordered) done.push(await this.#whileOpen(this.#do(kind, job)));
      return done;
    });
  }

  async #do(kind: JobKind, job: JobWithMetadata<JobData[JobKind]>): Promise<JobResult> {
    const { id, data, signal, retryCount, retryLimit } = job;
    const turn = { signal: AbortSignal.any([signal, this.#ending.signal]), isLast: retryCount >= retryLimit };
    try {
      // Started while the process is already ending: another process will take the job.
      if (turn.signal.aborted) throw new Error('The process ended before its turn.');
      const work = this.#works?.[kind] as JobHandler<JobKind> | undefined;
      if (work === undefined) throw new Error(`Nobody does ${kind}.`);
      await work(data, turn);
      return { id, status: 'completed' };
    } catch (error) {
      const { log } = this.#options;
      log.warn({ err: error, kind, job: id, isLast: turn.isLast }, 'a job failed');
      // Stores the message alone, because a stack does not help readers of the dead-letter list.
      return {
        id,
        status: 'failed',
        output: { message: error instanceof Error ? error.message : String(error) },
      };
    }
  }

  #whileOpen<T>(work: Promise<T>): Promise<T> {
    this.#underWay.add(work);
    const done = (): void => void this.#underWay.delete(work);
    work.then(done, done);
    return work;
  }
}
